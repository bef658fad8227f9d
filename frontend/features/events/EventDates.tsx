import type { Event } from '../../../payload-types'
import { TIME_ZONE_NAME, formatDateTime, formatTime, isSameDay } from '../../lib/dates'
import { upcomingMessages } from '../../lib/messages/upcomingMessages'

/** When an event takes place, in the association's time. Old browsers may know another offset: the server's stands. */
export const EventDates = ({
  event: { eventDate, endDate, isDateToBeAnnounced },
}: {
  event: Pick<Event, 'eventDate' | 'endDate' | 'isDateToBeAnnounced'>
}) => {
  if (isDateToBeAnnounced) return <>{upcomingMessages.toBeAnnounced}</>
  return (
    <span className="tabular-nums">
      <time dateTime={eventDate} suppressHydrationWarning>
        {formatDateTime(eventDate)}
      </time>
      {endDate && (
        <>
          <br />
          {'Until '}
          <time dateTime={endDate} suppressHydrationWarning>
            {isSameDay(eventDate, endDate) ? formatTime(endDate) : formatDateTime(endDate)}
          </time>
        </>
      )}
      <span className="text-ink-soft"> ({TIME_ZONE_NAME})</span>
    </span>
  )
}
