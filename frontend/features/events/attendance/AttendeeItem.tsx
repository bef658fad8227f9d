import type { AttendeeRow } from '../../../../domain/events/attendance/attendance.schema'
import { Button } from '../../../components/ui/Button'
import { Icon } from '../../../components/ui/Icon'
import { formatDate, formatTime } from '../../../lib/dates'

export interface AttendeeItemProps {
  attendee: AttendeeRow
  /** Whether people can be marked as there now. */
  isOpen: boolean
  /** Undefined for those who only read. */
  onMark: ((isPresent: boolean) => void) | undefined
}

/** Somebody on the list at the door, with a button that a thumb finds. */
export const AttendeeItem = ({ attendee, isOpen, onMark }: AttendeeItemProps) => {
  const { fullName, email, registeredAt, attendedAt } = attendee
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-rule py-3">
      <span className="min-w-0 grow basis-48">
        <bdi className="block text-lg font-semibold break-words">{fullName}</bdi>
        <span className="block break-all text-ink-soft">
          {email}
          {!registeredAt && (email ? ' · not registered' : 'Not registered')}
        </span>
        {attendedAt && (
          <span className="flex items-center gap-2 font-semibold">
            <Icon name="check" />
            <span>
              Came{' '}
              <time dateTime={attendedAt} className="tabular-nums">
                {formatDate(attendedAt)}, {formatTime(attendedAt)}
              </time>
            </span>
          </span>
        )}
      </span>
      {onMark && attendedAt && (
        <Button tone="quiet" onClick={() => onMark(false)}>
          Undo<span className="sr-only"> attendance of {fullName}</span>
        </Button>
      )}
      {onMark && !attendedAt && isOpen && (
        <Button tone="main" onClick={() => onMark(true)}>
          Mark as There<span className="sr-only">: {fullName}</span>
        </Button>
      )}
    </li>
  )
}
