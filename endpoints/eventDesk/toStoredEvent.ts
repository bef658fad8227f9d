import { fromJubaTime } from '../../server/services/jubaTime'
import type { EventForm } from './schema'

/** What the form says, as events are stored. */
export const toStoredEvent = ({ eventDate, endDate, ...rest }: EventForm) => ({
  ...rest,
  eventDate: fromJubaTime(eventDate),
  endDate: endDate === null ? null : fromJubaTime(endDate),
})
