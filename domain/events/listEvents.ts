import type { Payload, PayloadRequest, Where } from 'payload'
import type { Event } from '../../payload-types'
import { REGION_LABELS } from '../../collections/access/roles'
import { toJubaTime } from '../../platform/jubaTime'
import { rowsAfterLast } from '../../platform/rowsAfterLast'
import { isPastEvent, pastEvents, upcomingEvents } from './eventTime.schema'
import { type EventList, type EventListFilter, type EventRow, EVENTS_PER_PAGE } from './events.schema'
import { countTakenSeats } from './seatLedgersRepository'
import { EVENT_STATUSES, eventStatusOf } from './statuses.schema'

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
  updatedAt: event.updatedAt,
})

/** Events as staff see them, with how many people are registered. */
const toEventRows = async (payload: Payload, events: readonly Event[]): Promise<EventRow[]> => {
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

const STATUS_WHERE: Record<NonNullable<EventListFilter['status']>, Where[]> = {
  draft: [{ _status: { not_equals: 'published' } }],
  published: [{ _status: { equals: 'published' } }, { isCancelled: { not_equals: true } }],
  cancelled: [{ _status: { equals: 'published' } }, { isCancelled: { equals: true } }],
}

const filterWhere = (visible: Where, { q, status, when, region }: EventListFilter): Where => {
  const now = new Date().toISOString()
  return {
    and: [
      visible,
      ...(q ? [{ or: (['title', 'location'] as const).map((field) => ({ [field]: { contains: q } })) }] : []),
      ...(status ? STATUS_WHERE[status] : []),
      ...(when ? [when === 'upcoming' ? upcomingEvents(now) : pastEvents(now)] : []),
      ...(region ? [{ region: { equals: region } }] : []),
    ],
  }
}

/** Lists a page of events with how many people are registered. @param visible the condition of `staffEvents` */
export const listEvents = async (
  req: PayloadRequest,
  visible: Where,
  filter: EventListFilter,
): Promise<EventList> => {
  const { docs, totalDocs, totalPages } = await req.payload.find({
    collection: 'events',
    where: filterWhere(visible, filter),
    sort: [filter.sort, '-id'],
    page: filter.page,
    limit: EVENTS_PER_PAGE,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return { docs: await toEventRows(req.payload, docs), totalDocs, page: filter.page, totalPages }
}

type Cell = string | number | null | undefined

const toText = (moment: string): string => toJubaTime(moment).replace('T', ' ')

const COLUMNS: Record<string, (event: EventRow) => Cell> = {
  Title: ({ title }) => title,
  'Starts (Juba time)': ({ eventDate, isDateToBeAnnounced }) =>
    isDateToBeAnnounced ? 'to be announced' : toText(eventDate),
  'Ends (Juba time)': ({ endDate }) => endDate && toText(endDate),
  Location: ({ location }) => location,
  Virtual: ({ isVirtual }) => (isVirtual ? 'yes' : 'no'),
  Status: ({ status }) => EVENT_STATUSES[status],
  Registered: ({ registered }) => registered,
  'Max attendees': ({ maxAttendees }) => maxAttendees,
  Region: ({ region }) => region && REGION_LABELS[region],
}

export const EVENT_COLUMNS = Object.keys(COLUMNS)

/** All events that a filter finds, as rows of a table. @param visible the condition of `staffEvents` */
export const exportEvents = async function* (
  req: PayloadRequest,
  visible: Where,
  filter: EventListFilter,
): AsyncGenerator<Cell[]> {
  const where = filterWhere(visible, filter)
  for await (const docs of rowsAfterLast(req, { collection: 'events', where, sort: filter.sort }))
    for (const event of await toEventRows(req.payload, docs))
      yield Object.values(COLUMNS).map((valueOf) => valueOf(event))
}
