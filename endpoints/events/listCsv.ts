import type { Endpoint } from 'payload'
import { EVENT_STATUSES } from '../../domain/events/statuses.schema'
import { REGION_LABELS } from '../../collections/access/roles'
import { toJubaTime } from '../../platform/jubaTime'
import { type CsvRow, csvAnswer } from '../csvAnswer'
import { rowsAfterLast } from '../../platform/rowsAfterLast'
import { askedEvents } from './askedEvents'
import type { EventRow } from '../../domain/events/events.schema'
import { toEventRows } from '../../domain/events/toEventRows'

const asText = (moment: string): string => toJubaTime(moment).replace('T', ' ')

const COLUMNS: Record<string, (event: EventRow) => CsvRow[number]> = {
  Title: ({ title }) => title,
  'Starts (Juba time)': ({ eventDate, isDateToBeAnnounced }) =>
    isDateToBeAnnounced ? 'to be announced' : asText(eventDate),
  'Ends (Juba time)': ({ endDate }) => endDate && asText(endDate),
  Location: ({ location }) => location,
  Virtual: ({ isVirtual }) => (isVirtual ? 'yes' : 'no'),
  Status: ({ status }) => EVENT_STATUSES[status],
  Registered: ({ registered }) => registered,
  'Max attendees': ({ maxAttendees }) => maxAttendees,
  Region: ({ region }) => region && REGION_LABELS[region],
}

/** `GET /api/events/list.csv`: the events that a filter leaves, all pages, as a table. Refused as the list is. */
export const listCsv: Endpoint = {
  method: 'get',
  path: '/list.csv',
  handler: async (req) => {
    const asked = askedEvents(req)
    if ('refusal' in asked) return asked.refusal
    const { filter, where } = asked
    const lines = async function* (): AsyncGenerator<CsvRow> {
      for await (const docs of rowsAfterLast(req, { collection: 'events', where, sort: filter.sort })) {
        for (const event of await toEventRows(req.payload, docs))
          yield Object.values(COLUMNS).map((valueOf) => valueOf(event))
      }
    }
    return csvAnswer(req, 'events', Object.keys(COLUMNS), lines())
  },
}
