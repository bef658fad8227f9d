import type {
  NameChangeDecision,
  NameChangeRow,
} from '../../../../../domain/membership/nameChanges/nameChange.schema'
import { RequestDecisionDialog } from '../../../../components/list/RequestDecisionDialog'
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
  return (
    <RequestDecisionDialog
      title={isApproval ? 'Approve this change of name?' : 'Decline this change of name?'}
      feedback={{
        label: isApproval ? 'Message to the member (optional)' : 'Message to the member',
        hint: isApproval ? 'Sent with the email.' : 'Say what was missing. Sent with the email.',
        isRequired: !isApproval,
      }}
      submitLabel={isApproval ? 'Approve Change' : 'Decline Change'}
      onClose={onClose}
      onDecide={(texts) => onDecide({ id, status: to, ...texts })}
    >
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
    </RequestDecisionDialog>
  )
}
