import type { Payload } from 'payload'
import { isPastEvent } from './eventTime.schema'
import { eventStatusOf } from './statuses.schema'
import type { Event } from '../../payload-types'
import { modelOf } from '../../platform/database'
import type { EventRow } from './events.schema'

/** How many hold a seat, by event. */
const takenSeats = async (payload: Payload, ids: readonly string[]): Promise<Map<string, number>> => {
  const ledgers = await modelOf(payload, 'seat-ledgers')
    .find({ event: { $in: ids } }, { event: 1, taken: 1 })
    .lean<{ event: unknown; taken: number }[]>()
  return new Map(ledgers.map(({ event, taken }) => [String(event), taken]))
}

/** Events as staff see them, with how many are registered. */
export const toEventRows = async (
  payload: Payload,
  events: readonly Event[],
  now = new Date(),
): Promise<EventRow[]> => {
  const taken = await takenSeats(
    payload,
    events.map(({ id }) => id),
  )
  return events.map((event) => ({
    id: event.id,
    title: event.title,
    eventDate: event.eventDate,
    endDate: event.endDate ?? null,
    isDateToBeAnnounced: event.isDateToBeAnnounced ?? false,
    location: event.location,
    isVirtual: event.isVirtual ?? false,
    isOver: isPastEvent(event, now.getTime()),
    status: eventStatusOf(event),
    region: event.region ?? null,
    registered: taken.get(event.id) ?? 0,
    maxAttendees: event.maxAttendees ?? null,
  }))
}
