import type { PayloadRequest, Where } from 'payload'
import { REGION_LABELS } from '../../collections/access/roles'
import { toJubaTime } from '../../platform/jubaTime'
import { rowsAfterLast } from '../../platform/rowsAfterLast'
import { pastEvents, upcomingEvents } from './eventTime.schema'
import { EVENTS_PER_PAGE, type EventFilter, type EventList, type EventRow } from './events.schema'
import { EVENT_STATUSES } from './statuses.schema'
import { toEventRows } from './toEventRows'

const STATUS_WHERE: Record<NonNullable<EventFilter['status']>, Where[]> = {
  draft: [{ _status: { not_equals: 'published' } }],
  published: [{ _status: { equals: 'published' } }, { isCancelled: { not_equals: true } }],
  cancelled: [{ _status: { equals: 'published' } }, { isCancelled: { equals: true } }],
}

const filterWhere = (visible: Where, { q, status, when, region }: EventFilter): Where => {
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
  filter: EventFilter,
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
  filter: EventFilter,
): AsyncGenerator<Cell[]> {
  const where = filterWhere(visible, filter)
  for await (const docs of rowsAfterLast(req, { collection: 'events', where, sort: filter.sort }))
    for (const event of await toEventRows(req.payload, docs))
      yield Object.values(COLUMNS).map((valueOf) => valueOf(event))
}
