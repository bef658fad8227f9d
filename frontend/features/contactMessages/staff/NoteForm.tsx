import { type SubmitEvent, useId } from 'react'
import { NOTE_LIMIT } from '../../../../domain/contactMessages/statuses.schema'
import { Button } from '../../../components/ui/Button'
import { TextArea } from '../../../components/ui/TextArea'
import { formText } from '../../../lib/formText'

export interface NoteFormProps {
  note: string | null
  onSave: (note: string) => void
}

/** What staff note about a message for each other. */
export const NoteForm = ({ note, onSave }: NoteFormProps) => {
  const id = useId()
  const save = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    onSave(formText(new FormData(event.currentTarget), 'note') ?? '')
  }
  return (
    <form className="mt-4 grid gap-3" onSubmit={save}>
      <TextArea
        id={id}
        name="note"
        label="Note for the staff"
        hint="Whoever wrote the message does not see it."
        rows={2}
        maxLength={NOTE_LIMIT}
        defaultValue={note ?? ''}
        dir="auto"
      />
      <p>
        <Button type="submit">Save Note</Button>
      </p>
    </form>
  )
}
