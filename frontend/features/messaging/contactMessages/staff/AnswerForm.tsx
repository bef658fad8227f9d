import { useRef, useState } from 'react'
import type { AnswerOutcome } from '../../../../../domain/messaging/contactMessages/answer.schema'
import type { MessageRow } from '../../../../../domain/messaging/contactMessages/handling.schema'
import { ENTRY_LIMITS } from '../../../../../domain/messaging/contactMessages/thread/entries.schema'
import { Button } from '../../../../components/ui/Button'
import { ErrorSummary } from '../../../../components/ui/ErrorSummary'
import { TextArea } from '../../../../components/ui/TextArea'
import { useApp } from '../../../../lib/app'
import { formFailure } from '../../../../lib/formFailure'
import { adminMessages } from '../../../../lib/messages/adminMessages'
import { useToast } from '../../../../lib/toasts'
import { useForm } from '../../../../lib/useForm'
import { useSavedDraft } from '../../../../lib/useSavedDraft'
import { type AnswerFile, AnswerFiles } from './AnswerFiles'
import { TemplatePicker } from './TemplatePicker'
import { insertText } from './insertText'
import { messageKeys } from './messageQueries'

export interface AnswerFormProps {
  message: MessageRow
  /** How many answers the thread shows. */
  given: number
  /** The name of who gave the last one. */
  lastBy: string | undefined
  /** Begins with an empty form. */
  onSent: () => void
}

/**
 * Answers a message by mail. What is typed stays until it was taken, also over a lost connection, an ended session, or
 * a colleague's answer that was quicker: that is shown first, then one decides whether to send this one as well.
 */
export const AnswerForm = ({ message, given, lastBy, onSent }: AnswerFormProps) => {
  const { id, name, email } = message
  const { api, queryClient } = useApp()
  const toast = useToast()
  /** As many answers as the author has seen. */
  const [seen, setSeen] = useState(given)
  const [files, setFiles] = useState<readonly AnswerFile[]>([])
  const textRef = useRef<HTMLTextAreaElement>(null)
  const { attachDraft, saveDraft, forgetDraft } = useSavedDraft(`answer-${id}`)
  const { props, field, errors, isPending } = useForm({
    isKept: true,
    schema: async () =>
      (await import('../../../../../domain/messaging/contactMessages/answer.schema')).answerSchema,
    submit: async (input) => {
      const attachments = files.map(({ key, name: fileName }) => ({ key, name: fileName }))
      let isSent = false
      try {
        await api.post<AnswerOutcome>(`/contact-messages/${id}/answer`, { ...input, attachments })
        isSent = true
        forgetDraft()
        toast({ tone: 'success', title: adminMessages.answerGiven })
      } catch (error) {
        throw formFailure(error, adminMessages.answerFailed)
      } finally {
        await queryClient.invalidateQueries({ queryKey: messageKeys.all })
        if (isSent) onSent()
      }
    },
  })
  const isOvertaken = given > seen && !isPending
  const fileField = field('file')
  return (
    <form {...props} ref={attachDraft} onInput={saveDraft} className="grid gap-3">
      <ErrorSummary errors={errors} />
      <input type="hidden" name="after" value={seen} />
      <TemplatePicker
        message={message}
        onInsert={(words) => {
          if (textRef.current) insertText(textRef.current, words)
        }}
      />
      <TextArea
        {...field('text')}
        ref={textRef}
        label={given === 0 ? 'Answer by mail' : 'Answer again by mail'}
        hint={`Goes to ${email}, with “Dear ${name}” above and the message below it.`}
        rows={6}
        maxLength={ENTRY_LIMITS.answer}
        required
        dir="auto"
      />
      <AnswerFiles id={fileField.id} files={files} onChange={setFiles} error={fileField.error} />
      {isOvertaken ? (
        <div role="alert" className="grid gap-3 border-s-4 border-laterite bg-laterite-wash p-4">
          <p>
            <bdi className="font-semibold">{lastBy}</bdi> has answered in the meantime. Please read that
            answer above. What you have written is still here.
          </p>
          <p>
            <Button onClick={() => setSeen(given)}>I Have Read It</Button>
          </p>
        </div>
      ) : (
        <p>
          <Button type="submit" tone="main" isBusy={isPending}>
            {given === 0 ? 'Send Answer' : 'Send Another Answer'}
          </Button>
        </p>
      )}
    </form>
  )
}
