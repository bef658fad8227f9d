import { registrantListSchema } from '../../domain/events/events.schema'
import { exportRegistrants, REGISTRANT_COLUMNS } from '../../domain/events/registrations'
import { declareTable } from '../declareTable'
import { admittedBy } from '../guards'
import { askedRegistrants } from './askedRegistrants'
import { EVENT_ID, NO_EVENT } from './eventSchemas'

/**
 * `GET /api/events/:id/registrants.csv` and `.xlsx`: all people registered for an event, as a table.
 * Refused like the list.
 */
export const registrantsCsv = declareTable({
  path: '/:id/registrants',
  operation: {
    tag: 'Staff: events',
    summary: 'Everybody registered for an event, as a table',
    parameters: EVENT_ID,
    answers: NO_EVENT,
  },
  access: admittedBy(askedRegistrants, { query: registrantListSchema }),
  table: (req, { event, filter }) => {
    const { id, slug } = event
    const rows = exportRegistrants(req.payload, id, filter)
    return { name: `registered-${slug}`, header: REGISTRANT_COLUMNS, rows }
  },
})
