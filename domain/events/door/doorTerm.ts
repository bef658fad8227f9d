import { endOfDayInJuba, fromJubaTime, todayInJuba } from '../../../platform/jubaTime'
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

/** When the day of an event begins in Juba: before, nobody is let in. */
export const doorOpensAt = ({ eventDate }: Pick<StoredEvent, 'eventDate'>): Date =>
  new Date(fromJubaTime(`${todayInJuba(eventDate)}T00:00`))
