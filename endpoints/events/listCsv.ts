import { EVENT_COLUMNS, exportEvents } from '../../domain/events'
import { eventListSchema } from '../../domain/events/events.schema'
import { declareTable } from '../declareTable'
import { admittedBy } from '../guards'
import { staffScope } from './staffScope'

/** `GET /api/events/list.csv` and `.xlsx`: all events that a filter finds, as a table. Refused like the list. */
export const listCsv = declareTable({
  path: '/list',
  operation: {
    tag: 'Staff: events',
    summary: 'The events that a filter leaves, all pages, as a table',
  },
  access: admittedBy(staffScope),
  query: eventListSchema,
  table: (req, { visible, query }) => ({
    name: 'events',
    header: EVENT_COLUMNS,
    rows: exportEvents(req, visible, query),
  }),
})
