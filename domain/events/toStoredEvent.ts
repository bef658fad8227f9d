import { fromJubaTime } from '../../platform/jubaTime'
import type { EventForm } from './events.schema'

/** The values of the form as events are stored. */
export const toStoredEvent = ({ eventDate, endDate, ...rest }: EventForm) => ({
  ...rest,
  eventDate: fromJubaTime(eventDate),
  endDate: endDate === null ? null : fromJubaTime(endDate),
})
