import type { OwnEvent } from '../../../../domain/events/registrations/registrations.schema'
import { Badge } from '../../../components/ui/Badge'
import { Link } from '../../../components/ui/Link'
import { formatDateTime } from '../../../lib/dates'
import { upcomingMessages } from '../../../lib/messages/upcomingMessages'
import { paths } from '../../../paths'

/** What fits on a desk; the rest is counted. */
const SHOWN = 5

/** The events ahead that the person is registered for, soonest first. */
export const OwnEventList = ({ events }: { events: OwnEvent[] }) => {
  if (events.length === 0)
    return <p className="text-ink-soft">You are not registered for an upcoming event.</p>
  const more = events.length - SHOWN
  return (
    <>
      <ul className="grid w-full divide-y divide-rule border-b border-rule">
        {events
          .slice(0, SHOWN)
          .map(({ slug, title, eventDate, isDateToBeAnnounced, location, isCancelled }) => (
            <li key={slug} className="grid gap-1 py-3">
              <span className="flex flex-wrap items-center gap-x-3">
                <Link
                  to={paths.event.build(slug)}
                  className="link inline-flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere"
                >
                  <bdi>{title}</bdi>
                </Link>
                {isCancelled && <Badge tone="stop">Cancelled</Badge>}
              </span>
              <span className="text-ink-soft">
                {isDateToBeAnnounced ? (
                  upcomingMessages.toBeAnnounced
                ) : (
                  <time dateTime={eventDate}>{formatDateTime(eventDate)}</time>
                )}
                {', '}
                <bdi>{location}</bdi>
              </span>
            </li>
          ))}
      </ul>
      {more > 0 && <p className="text-ink-soft">{more === 1 ? 'And one more.' : `And ${more} more.`}</p>}
    </>
  )
}
