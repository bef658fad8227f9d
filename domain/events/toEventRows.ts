import type { Payload } from 'payload'
import type { Event } from '../../payload-types'
import { isPastEvent } from './eventTime.schema'
import type { EventRow } from './events.schema'
import { countTakenSeats } from './seatLedgersRepository'
import { eventStatusOf } from './statuses.schema'

const toEventRow = (event: Event, registered: number): EventRow => ({
  id: event.id,
  title: event.title,
  eventDate: event.eventDate,
  endDate: event.endDate ?? null,
  isDateToBeAnnounced: event.isDateToBeAnnounced ?? false,
  location: event.location,
  isVirtual: event.isVirtual ?? false,
  isOver: isPastEvent(event, Date.now()),
  status: eventStatusOf(event),
  region: event.region ?? null,
  registered,
  maxAttendees: event.maxAttendees ?? null,
})

/** Events as staff see them, with how many people are registered. */
export const toEventRows = async (payload: Payload, events: readonly Event[]): Promise<EventRow[]> => {
  const taken = await countTakenSeats(
    payload,
    events.map(({ id }) => id),
  )
  return events.map((event) => toEventRow(event, taken.get(event.id) ?? 0))
}

/** One event as staff see it. */
export const readEventRow = async (payload: Payload, event: Event): Promise<EventRow> => {
  const taken = await countTakenSeats(payload, [event.id])
  return toEventRow(event, taken.get(event.id) ?? 0)
}

/** How many people are told by mail when a published event changes: nobody about a past one. */
export const countToTell = ({ isOver, registered }: EventRow): number => (isOver ? 0 : registered)
