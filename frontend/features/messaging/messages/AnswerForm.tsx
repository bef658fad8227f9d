import { useState } from 'react'
import { MESSAGE_LIMITS } from '../../../../domain/messaging/messages/messageTexts.schema'
import type { MessageAnswer } from '../../../../domain/messaging/messages/messages.schema'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { SubmitButton } from '../../../components/ui/SubmitButton'
import { TextArea } from '../../../components/ui/TextArea'
import { useApp } from '../../../lib/app'
import { memberMessageTexts } from '../../../lib/messages/memberMessageTexts'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'
import { useSavedDraft } from '../../../lib/useSavedDraft'
import { messagesKey } from '../../../components/memberMessages/messageQueries'

const loadSchema = async () =>
  (await import('../../../../domain/messaging/messages/messages.schema')).answerFormSchema

/** Writes to the other person of a conversation. What is typed stays until it was taken. */
export const AnswerForm = ({ conversation, onSent }: { conversation: string; onSent: () => void }) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const [key] = useState(() => crypto.randomUUID())
  const { attachDraft, saveDraft, forgetDraft } = useSavedDraft(`answer-to-${conversation}`)
  const { props, field, errors, isPending } = useForm({
    isKept: true,
    schema: loadSchema,
    submit: async (answer) => {
      await api.post(`/member-messages/${conversation}/answer`, { ...answer, key } satisfies MessageAnswer)
      forgetDraft()
      toast({ tone: 'success', title: memberMessageTexts.answered })
      await queryClient.invalidateQueries({ queryKey: messagesKey })
      onSent()
    },
  })
  return (
    <form {...props} ref={attachDraft} onInput={saveDraft} className="grid max-w-text gap-5">
      <ErrorSummary errors={errors} />
      <TextArea {...field('text')} label="Your answer" maxLength={MESSAGE_LIMITS.text} dir="auto" required />
      <p>
        <SubmitButton isBusy={isPending}>Send Answer</SubmitButton>
      </p>
    </form>
  )
}
