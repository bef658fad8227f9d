import { MESSAGE_LIMITS } from '../../../../domain/messaging/messages/messageTexts.schema'
import { Button } from '../../../components/ui/Button'
import { Dialog } from '../../../components/ui/Dialog'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { SubmitButton } from '../../../components/ui/SubmitButton'
import { TextArea } from '../../../components/ui/TextArea'
import { useApp } from '../../../lib/app'
import { memberMessageTexts } from '../../../lib/messages/memberMessageTexts'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'
import { messagesKey } from '../../../components/memberMessages/messageQueries'

const loadSchema = async () =>
  (await import('../../../../domain/messaging/messages/messages.schema')).reportSchema

/** Asks why before a message is shown to staff. */
export const ReportDialog = ({ message, onClose }: { message: string; onClose: () => void }) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const { props, field, errors, isPending } = useForm({
    schema: loadSchema,
    submit: async (report) => {
      await api.post(`/member-messages/${message}/report`, report)
      toast({
        tone: 'success',
        title: memberMessageTexts.reported,
        description: memberMessageTexts.reportedDescription,
      })
      await queryClient.invalidateQueries({ queryKey: messagesKey })
      onClose()
    },
  })
  return (
    <Dialog title="Report this message?" isOpen onClose={onClose}>
      <form {...props} className="grid gap-4">
        <ErrorSummary errors={errors} />
        <p>
          Administrators will read this message and your reason. They cannot read your other messages. The
          writer is not told.
        </p>
        <TextArea
          {...field('reason')}
          label="What is wrong with it"
          rows={3}
          maxLength={MESSAGE_LIMITS.reason}
          dir="auto"
          required
        />
        <p className="flex flex-wrap gap-3">
          <SubmitButton isBusy={isPending}>Report Message</SubmitButton>
          <Button onClick={onClose}>Cancel</Button>
        </p>
      </form>
    </Dialog>
  )
}
