import { useMutation } from '@tanstack/react-query'
import type { OutboxStatus } from '../../../../../domain/messaging/mail/statuses.schema'
import type { AnswerMail } from '../../../../../domain/messaging/contactMessages/handling.schema'
import { Badge, type BadgeTone } from '../../../../components/ui/Badge'
import { Button } from '../../../../components/ui/Button'
import { useApp } from '../../../../lib/app'
import { errorText } from '../../../../lib/errorText'
import { adminMessages } from '../../../../lib/messages/adminMessages'
import { messages } from '../../../../lib/messages/messages'
import { useToast } from '../../../../lib/toasts'
import { resendMail } from '../../mail/resendMail'
import { messageKeys } from './messageQueries'

const STATES: Record<OutboxStatus, [label: string, tone: BadgeTone]> = {
  queued: ['Waiting to be sent', 'warning'],
  sending: ['Being sent', 'warning'],
  sent: ['Sent', 'good'],
  uncertain: ['Perhaps sent', 'stop'],
  failed: ['Not sent', 'stop'],
}

/** What became of the mail with an answer; one that did not arrive can be sent again. */
export const AnswerMailState = ({ mail }: { mail: AnswerMail | null }) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: (failed: AnswerMail) => resendMail(api, failed),
    onSuccess: () => toast({ tone: 'success', title: adminMessages.answerQueuedAgain }),
    onError: (error) =>
      toast({
        tone: 'error',
        title: adminMessages.answerFailed,
        description: errorText(error, messages.unexpected),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: messageKeys.all }),
  })
  const [label, tone] = STATES[mail?.status ?? 'queued']
  const hasFailed = mail?.status === 'failed' || mail?.status === 'uncertain'
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status">
        <span className="sr-only">The mail: </span>
        <Badge tone={tone}>{label}</Badge>
      </p>
      {hasFailed && (
        <>
          <Button isBusy={isPending} onClick={() => mutate(mail)}>
            Send Again
          </Button>
          <a className="link inline-flex min-h-11 items-center" href={`/cms/collections/outbox/${mail.id}`}>
            Why, in the outbox
          </a>
        </>
      )}
    </div>
  )
}
