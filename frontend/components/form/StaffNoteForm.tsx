import type { QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_NOTE_LENGTH } from '../../../domain/office/staffNotes/staffNoteLimits.schema'
import { useApp } from '../../lib/app'
import { formFailure } from '../../lib/formFailure'
import { adminMessages } from '../../lib/messages/adminMessages'
import { useToast } from '../../lib/toasts'
import { useForm } from '../../lib/useForm'
import { useSavedDraft } from '../../lib/useSavedDraft'
import { Button } from '../ui/Button'
import { ErrorSummary } from '../ui/ErrorSummary'
import { TextArea } from '../ui/TextArea'

export interface StaffNoteFormProps {
  /** The endpoint that takes the note. */
  address: string
  /** Under which an unsent note is kept. */
  draft: string
  /** Who does not see it. */
  hint: string
  /** What shows the notes, to be read again. */
  shownBy: QueryKey
  onAdded: () => void
}

/** Adds a note for colleagues. What is typed stays until it was taken. */
export const StaffNoteForm = ({ address, draft, hint, shownBy, onAdded }: StaffNoteFormProps) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const [key] = useState(() => crypto.randomUUID())
  const { attachDraft, saveDraft, forgetDraft } = useSavedDraft(draft)
  const { props, field, errors, isPending } = useForm({
    isKept: true,
    schema: async () => (await import('../../../domain/office/staffNotes/staffNote.schema')).staffNoteSchema,
    submit: async (input) => {
      try {
        await api.post(address, input)
      } catch (error) {
        throw formFailure(error, adminMessages.noteFailed)
      }
      forgetDraft()
      toast({ tone: 'success', title: adminMessages.noteAdded })
      await queryClient.invalidateQueries({ queryKey: shownBy })
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
        hint={hint}
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
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
