import type { ReactNode, SubmitEvent } from 'react'
import { formText } from '../../lib/formText'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { TextArea } from '../ui/TextArea'

/** What is said about a decision on a member's request. */
export interface DecisionTexts {
  /** For the record. */
  note?: string
  /** Told to the member. */
  feedback?: string
}

export interface RequestDecisionDialogProps {
  title: string
  /** The facts that the decision rests on. */
  children: ReactNode
  feedback: { label: string; hint: string; isRequired?: boolean }
  submitLabel: string
  onClose: () => void
  onDecide: (texts: DecisionTexts) => void
}

/** Asks for a note and a message to the member before staff decide a request. */
export const RequestDecisionDialog = ({
  title,
  children,
  feedback,
  submitLabel,
  onClose,
  onDecide,
}: RequestDecisionDialogProps) => {
  const decide = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    onDecide({ note: formText(form, 'note'), feedback: formText(form, 'feedback') })
  }
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <form className="grid gap-4" onSubmit={decide}>
        {children}
        <TextArea
          name="note"
          label="Note (optional)"
          hint="For our records. The member cannot see it."
          rows={2}
          maxLength={1000}
          dir="auto"
        />
        <TextArea
          name="feedback"
          label={feedback.label}
          hint={feedback.hint}
          rows={3}
          maxLength={1000}
          dir="auto"
          required={feedback.isRequired ?? false}
        />
        <p className="flex flex-wrap gap-3">
          <Button type="submit" tone="main">
            {submitLabel}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </p>
      </form>
    </Dialog>
  )
}
