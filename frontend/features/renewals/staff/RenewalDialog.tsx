import type { SubmitEvent } from 'react'
import type { RenewalRow } from '../../../../domain/renewals/renewals.schema'
import { Button } from '../../../components/ui/Button'
import { Dialog } from '../../../components/ui/Dialog'
import { TextArea } from '../../../components/ui/TextArea'
import { formatDate } from '../../../lib/dates'
import { formText } from '../../../lib/formText'

/** What is decided about a request, and what is said about it. */
export interface RenewalChange {
  id: string
  status: 'done' | 'declined'
  /** For the record. */
  note?: string
  /** Told to the member. */
  feedback?: string
}

export interface RenewalDialogProps {
  row: RenewalRow
  to: RenewalChange['status']
  onClose: () => void
  onDecide: (change: RenewalChange) => void
}

/** Asks before a decision, with room for a word about it. */
export const RenewalDialog = ({
  row: { id, account, years, expiresAt },
  to,
  onClose,
  onDecide,
}: RenewalDialogProps) => {
  const decide = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const words = new FormData(event.currentTarget)
    onDecide({ id, status: to, note: formText(words, 'note'), feedback: formText(words, 'feedback') })
  }
  return (
    <Dialog
      title={to === 'done' ? 'Confirm this renewal?' : 'Decline this renewal?'}
      isOpen
      onClose={onClose}
    >
      <form className="grid gap-4" onSubmit={decide}>
        <p>
          <bdi className="font-semibold">{account.fullName || 'A former member'}</bdi>:{' '}
          {years === 1 ? '1 year' : `${years} years`}
          {to === 'done' && expiresAt && `, from ${formatDate(expiresAt)} or from today, whichever is later`}.
          The member is told by mail.
        </p>
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
          label="Message to the member (optional)"
          hint="Included in the email."
          rows={3}
          maxLength={1000}
          dir="auto"
        />
        <p className="flex flex-wrap gap-3">
          <Button type="submit" tone="main">
            {to === 'done' ? 'Confirm Renewal' : 'Decline Renewal'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </p>
      </form>
    </Dialog>
  )
}
