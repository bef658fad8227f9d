import { endOfDayInJuba, todayInJuba } from '../../../platform/jubaTime'
import type { StoredEvent } from '..'
import { endOfEvent } from '../eventTime.schema'

type Timed = Pick<
  StoredEvent,
  '_status' | 'isCancelled' | 'deletedAt' | 'eventDate' | 'endDate' | 'isDateToBeAnnounced'
>

/**
 * Until when the passes of an event last: the end of its last day in Juba.
 * @returns null while it has no date, and for one that does not take place
 */
export const doorTerm = (event: Timed): Date | null => {
  if (event._status !== 'published' || event.isCancelled || event.deletedAt) return null
  const end = endOfEvent(event)
  return end ? endOfDayInJuba(end) : null
}

/** Whether the day of an event has come: before, nobody is let in. */
export const isDoorOpen = ({ eventDate }: Pick<StoredEvent, 'eventDate'>, now: Date): boolean =>
  todayInJuba(now) >= todayInJuba(eventDate)
