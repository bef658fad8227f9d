import type { RenewalRow } from '../../../../../domain/membership/renewals/renewals.schema'
import { type DecisionTexts, RequestDecisionDialog } from '../../../../components/list/RequestDecisionDialog'
import { formatDate } from '../../../../lib/dates'
import { FORMER_MEMBER } from '../../../../../domain/people/profiles/formerPeople.schema'

/** What is decided about a request, and what is said about it. */
export interface RenewalChange extends DecisionTexts {
  id: string
  status: 'done' | 'declined'
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
  const isConfirmation = to === 'done'
  return (
    <RequestDecisionDialog
      title={isConfirmation ? 'Confirm this renewal?' : 'Decline this renewal?'}
      feedback={{ label: 'Message to the member (optional)', hint: 'Sent with the email.' }}
      submitLabel={isConfirmation ? 'Confirm Renewal' : 'Decline Renewal'}
      onClose={onClose}
      onDecide={(texts) => onDecide({ id, status: to, ...texts })}
    >
      <p>
        <bdi className="font-semibold">{account.fullName || FORMER_MEMBER}</bdi>:{' '}
        {years === 1 ? '1 year' : `${years} years`}
        {isConfirmation && expiresAt && `, from ${formatDate(expiresAt)} or from today, whichever is later`}.
        The member is told by email.
      </p>
    </RequestDecisionDialog>
  )
}
