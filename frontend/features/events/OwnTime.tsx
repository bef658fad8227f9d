import type { Event } from '../../../payload-types'
import { formatDateTime } from '../../lib/dates'
import { useIsHydrated } from '../../lib/useIsHydrated'

/** As `lib/dates` has it; shared, it would cost every page some 90 bytes. */
const format = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** `Thursday 12 March 2026, 09:00` as the reader's own clock shows it. */
const formatOwnTime = (iso: string): string => {
  const part = Object.fromEntries(format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]))
  return `${part.weekday} ${part.day} ${part.month} ${part.year},\u00a0${part.hour}:${part.minute}`
}

/** The dates of an event by the reader's own clock, where that is another one. Only the browser knows it. */
export const OwnTime = ({ event: { eventDate, endDate, isDateToBeAnnounced } }: { event: Event }) => {
  const isHydrated = useIsHydrated()
  if (!isHydrated || isDateToBeAnnounced || formatOwnTime(eventDate) === formatDateTime(eventDate))
    return null
  return (
    <span className="block text-ink-soft tabular-nums">
      {formatOwnTime(eventDate)}
      {endDate && ` until ${formatOwnTime(endDate)}`} (your time)
    </span>
  )
}
