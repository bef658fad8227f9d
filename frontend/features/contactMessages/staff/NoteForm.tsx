import { useState } from 'react'
import { ENTRY_LIMITS } from '../../../../domain/contactMessages/thread/entries.schema'
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

/** Adds a note for colleagues. What is typed stays until it was taken. */
export const NoteForm = ({ id, onAdded }: { id: string; onAdded: () => void }) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const [key] = useState(() => crypto.randomUUID())
  const { attachDraft, saveDraft, forgetDraft } = useSavedDraft(`note-${id}`)
  const { props, field, errors, isPending } = useForm({
    isKept: true,
    schema: async () => (await import('../../../../domain/contactMessages/thread/notes.schema')).noteSchema,
    submit: async (input) => {
      try {
        await api.post(`/contact-messages/${id}/notes`, input)
      } catch (error) {
        throw formFailure(error, adminMessages.noteFailed)
      }
      forgetDraft()
      toast({ tone: 'success', title: adminMessages.noteAdded })
      await queryClient.invalidateQueries({ queryKey: messageKeys.all })
      onAdded()
    },
  })
  return (
    <form {...props} ref={attachDraft} onInput={saveDraft} className="grid gap-3">
      <ErrorSummary errors={errors} />
      <input type="hidden" name="key" value={key} />
      <TextArea
        {...field('note')}
        label="Note for the staff"
        hint="Whoever wrote the message does not see it."
        rows={2}
        maxLength={ENTRY_LIMITS.note}
        required
        dir="auto"
      />
      <p>
        <Button type="submit" isBusy={isPending}>
          Add Note
        </Button>
      </p>
    </form>
  )
}
