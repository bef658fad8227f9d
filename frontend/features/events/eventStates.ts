import type { Event } from '../../../payload-types'

/** When an event is over: at its end, or at its start where it has none. Never while its date is to be announced. */
export const isOver = ({ eventDate, endDate, isDateToBeAnnounced }: Event, now: number): boolean =>
  !isDateToBeAnnounced && new Date(endDate ?? eventDate).getTime() < now
