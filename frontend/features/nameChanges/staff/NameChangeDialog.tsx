import type { SubmitEvent } from 'react'
import type { NameChangeDecision, NameChangeRow } from '../../../../domain/nameChanges/nameChange.schema'
import { Button } from '../../../components/ui/Button'
import { Dialog } from '../../../components/ui/Dialog'
import { TextArea } from '../../../components/ui/TextArea'
import { formText } from '../../../lib/formText'
import type { DecidedNameChange } from './useNameChangeDecision'

export interface NameChangeDialogProps {
  row: NameChangeRow
  to: NameChangeDecision['status']
  onClose: () => void
  onDecide: (change: DecidedNameChange) => void
}

/** Asks before a decision, with the facts that it rests on. */
export const NameChangeDialog = ({
  row: { id, from, name, reason },
  to,
  onClose,
  onDecide,
}: NameChangeDialogProps) => {
  const isApproval = to === 'approved'
  const decide = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const words = new FormData(event.currentTarget)
    onDecide({ id, status: to, note: formText(words, 'note'), feedback: formText(words, 'feedback') })
  }
  return (
    <Dialog
      title={isApproval ? 'Approve this change of name?' : 'Decline this change of name?'}
      isOpen
      onClose={onClose}
    >
      <form className="grid gap-4" onSubmit={decide}>
        <p className="wrap-anywhere">
          From <bdi className="font-semibold">{from}</bdi> to <bdi className="font-semibold">{name}</bdi>.{' '}
          {isApproval
            ? 'The certificate and its verification page show the new name immediately.'
            : 'The registered name stays as it is.'}{' '}
          The member is told by email.
        </p>
        <blockquote className="border-s border-edge ps-4 whitespace-pre-wrap wrap-anywhere" dir="auto">
          {reason}
        </blockquote>
        <TextArea
          name="note"
          label="Note (optional)"
          hint="For the record. The member does not see it."
          rows={2}
          maxLength={1000}
          dir="auto"
        />
        <TextArea
          name="feedback"
          label={isApproval ? 'Message to the member (optional)' : 'Message to the member'}
          hint={isApproval ? 'Sent with the email.' : 'Say what was missing. Sent with the email.'}
          rows={3}
          maxLength={1000}
          dir="auto"
          required={!isApproval}
        />
        <p className="flex flex-wrap gap-3">
          <Button type="submit" tone="main">
            {isApproval ? 'Approve Change' : 'Decline Change'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </p>
      </form>
    </Dialog>
  )
}
