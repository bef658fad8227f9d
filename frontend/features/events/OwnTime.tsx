import type { Event } from '../../../payload-types'
import { formatTime } from '../../lib/dates'
import { useIsHydrated } from '../../lib/useIsHydrated'

/** `Thursday 12 March 2026 at 09:00` */
const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' })
const formatOwnTime = (iso: string): string => format.format(new Date(iso))

const hasOtherClock = (iso: string): boolean => new Date(iso).toTimeString().slice(0, 5) !== formatTime(iso)

/** The dates of an event by the reader's own clock, where that is another one. Only the browser knows it. */
export const OwnTime = ({ event: { eventDate, endDate, isDateToBeAnnounced } }: { event: Event }) => {
  const isHydrated = useIsHydrated()
  if (!isHydrated || isDateToBeAnnounced || !hasOtherClock(eventDate)) return null
  return (
    <span className="block text-ink-soft tabular-nums">
      {formatOwnTime(eventDate)}
      {endDate && ` until ${formatOwnTime(endDate)}`} (your time)
    </span>
  )
}
