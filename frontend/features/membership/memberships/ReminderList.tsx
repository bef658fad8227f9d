import { OUTBOX_STATUSES } from '../../../../domain/messaging/mail/statuses.schema'
import { REMINDER_MARKS, type Reminder } from '../../../../domain/membership/renewals/reminders.schema'
import { formatDate } from '../../../lib/dates'

/** The reminders of a term: each with the day on which it was sent, or that it was not. */
export const ReminderList = ({ reminders }: { reminders: readonly Reminder[] }) =>
  reminders.length === 0 ? (
    <span className="text-ink-soft">No notice was sent</span>
  ) : (
    <ul aria-label="Notices" className="grid gap-1">
      {reminders.map(({ id, mark, status, at }) => (
        <li key={id}>
          {REMINDER_MARKS[mark]}:{' '}
          {status === 'sent' ? (
            <time dateTime={at} className="whitespace-nowrap">
              {formatDate(at)}
            </time>
          ) : (
            <strong>
              {status === 'failed' ? 'not sent: failed' : OUTBOX_STATUSES[status].toLowerCase()},{' '}
              <time dateTime={at} className="whitespace-nowrap">
                {formatDate(at)}
              </time>
            </strong>
          )}
        </li>
      ))}
    </ul>
  )
