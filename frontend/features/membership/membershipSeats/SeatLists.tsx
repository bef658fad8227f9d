import type { ReactNode } from 'react'
import type {
  CompanySeats,
  SeatView,
} from '../../../../domain/membership/membershipSeats/membershipSeats.schema'
import { Badge } from '../../../components/ui/Badge'
import { Button } from '../../../components/ui/Button'
import { Link } from '../../../components/ui/Link'
import { formatDate } from '../../../lib/dates'
import type { SeatAction } from '../../../lib/messages/seatMessages'
import { deskPaths } from '../../../deskPaths'

const LABELS = {
  replace: 'Replace',
  end: 'End Seat',
  resend: 'Send Again',
  withdraw: 'Withdraw',
} as const

type RowAction = keyof typeof LABELS

interface SeatRowProps {
  seat: SeatView
  actions: readonly RowAction[]
  onAsk?: (action: SeatAction, seat: SeatView) => void
  children: ReactNode
}

const SeatRow = ({ seat, actions, onAsk, children }: SeatRowProps) => (
  <li className="grid gap-x-6 gap-y-1 border-t border-rule-strong py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere">
        {seat.user ? (
          <Link to={deskPaths.user.build(seat.user)} className="link inline-flex min-h-11 items-center">
            <bdi>{seat.name}</bdi>
          </Link>
        ) : (
          <bdi>{seat.name}</bdi>
        )}
      </p>
      <p className="text-ink-soft wrap-anywhere">{children}</p>
    </div>
    {onAsk && actions.length > 0 && (
      <p className="flex flex-wrap gap-2">
        {actions.map((action) => (
          <Button key={action} tone="quiet" onClick={() => onAsk(action, seat)}>
            {LABELS[action]}
            <span className="sr-only">: {seat.name}</span>
          </Button>
        ))}
      </p>
    )}
  </li>
)

const List = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className="border-b border-rule-strong">
    {children}
  </ul>
)

export interface SeatListsProps extends Pick<CompanySeats, 'taken' | 'invited' | 'declined' | 'ended'> {
  /** Left out for who may only read. */
  onAsk?: (action: SeatAction, seat: SeatView) => void
}

/** Who holds a seat, who is invited, who declined and who held one, each with what can be done. */
export const SeatLists = ({ taken, invited, declined, ended, onAsk }: SeatListsProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
    {taken.length === 0 ? (
      <p className="text-ink-soft">Nobody holds a seat yet.</p>
    ) : (
      <List label="People who hold a seat">
        {taken.map((seat) => (
          <SeatRow key={seat.id} seat={seat} actions={['replace', 'end']} onAsk={onAsk}>
            {seat.email}, since {formatDate(seat.takenAt ?? seat.invitedAt)}
            {seat.number && `, ${seat.number}`}
          </SeatRow>
        ))}
      </List>
    )}
    {invited.length > 0 && (
      <div className="grid gap-2">
        <h3 className="text-lg">Invited</h3>
        <List label="People who are invited">
          {invited.map((seat) => (
            <SeatRow key={seat.id} seat={seat} actions={['resend', 'withdraw']} onAsk={onAsk}>
              {seat.email}
              <span className="mt-1 block">
                <Badge tone={seat.isExpired ? 'stop' : 'warning'}>
                  {seat.isExpired
                    ? 'Not answered in time'
                    : `Can accept until ${formatDate(seat.expiresAt ?? seat.invitedAt)}`}
                </Badge>
              </span>
            </SeatRow>
          ))}
        </List>
      </div>
    )}
    {declined.length > 0 && (
      <div className="grid gap-2">
        <h3 className="text-lg">Declined</h3>
        <List label="People who declined">
          {declined.map((seat) => (
            <SeatRow key={seat.id} seat={seat} actions={[]}>
              {seat.email}, {formatDate(seat.declinedAt ?? seat.invitedAt)}
            </SeatRow>
          ))}
        </List>
      </div>
    )}
    {ended.length > 0 && (
      <div className="grid gap-2">
        <h3 className="text-lg">Earlier</h3>
        <List label="People who held a seat">
          {ended.map((seat) => (
            <SeatRow key={seat.id} seat={seat} actions={[]}>
              {formatDate(seat.takenAt ?? seat.invitedAt)} to {formatDate(seat.endedAt ?? seat.invitedAt)}
            </SeatRow>
          ))}
        </List>
      </div>
    )}
  </div>
)
