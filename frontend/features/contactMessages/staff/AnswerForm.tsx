import type { AnswerOutcome } from '../../../../domain/contactMessages/answer.schema'
import type { MessageRow } from '../../../../domain/contactMessages/handling.schema'
import { Button } from '../../../components/ui/Button'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { TextArea } from '../../../components/ui/TextArea'
import { useApp } from '../../../lib/app'
import { formFailure } from '../../../lib/formFailure'
import { adminMessages } from '../../../lib/messages/adminMessages'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'
import { useSavedDraft } from '../../../lib/useSavedDraft'
import { messageKeys } from './messageQueries'

/**
 * Answers a message by mail. What is typed stays until it was taken, also over a lost connection or an ended
 * session.
 */
export const AnswerForm = ({
  message: { id, name, email, answer, furtherAnswers },
}: {
  message: MessageRow
}) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const given = (answer === null ? 0 : 1) + furtherAnswers.length
  const { attachDraft, saveDraft, forgetDraft } = useSavedDraft(
    given === 0 ? `answer-${id}` : `answer-${id}-${given}`,
  )
  const { props, field, errors, isPending } = useForm({
    isKept: true,
    schema: async () => (await import('../../../../domain/contactMessages/answer.schema')).answerSchema,
    submit: async (input) => {
      try {
        await api.post<AnswerOutcome>(`/contact-messages/${id}/answer`, input)
        forgetDraft()
        toast({ tone: 'success', title: adminMessages.answerGiven })
      } catch (error) {
        throw formFailure(error, adminMessages.answerFailed)
      } finally {
        await queryClient.invalidateQueries({ queryKey: messageKeys.lists })
      }
    },
  })
  return (
    <form {...props} ref={attachDraft} onInput={saveDraft} className="mt-5 grid gap-3">
      <ErrorSummary errors={errors} />
      <input type="hidden" name="after" value={given} />
      <TextArea
        {...field('text')}
        label={given === 0 ? 'Answer by mail' : 'Answer again by mail'}
        hint={`Goes to ${email}, with “Dear ${name}” above and the message below it.`}
        rows={6}
        maxLength={10_000}
        required
        dir="auto"
      />
      <p>
        <Button type="submit" tone="main" isBusy={isPending}>
          {given === 0 ? 'Send Answer' : 'Send Another Answer'}
        </Button>
      </p>
    </form>
  )
}
