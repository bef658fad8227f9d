import { registrantListSchema } from '../../domain/events/events.schema'
import { exportRegistrants, REGISTRANT_COLUMNS } from '../../domain/events/registrations'
import { csvAnswer } from '../csvAnswer'
import { declareEndpoint } from '../declareEndpoint'
import { CSV, sends, WITH_PROOF } from '../describedAnswers'
import { admittedBy } from '../guards'
import { askedRegistrants } from './askedRegistrants'
import { EVENT_ID, NO_EVENT } from './eventSchemas'

/** `GET /api/events/:id/registrants.csv`: all people registered for an event, as a table. Refused like the list. */
export const registrantsCsv = declareEndpoint({
  method: 'get',
  path: '/:id/registrants.csv',
  operation: {
    tag: 'Staff: events',
    summary: 'Everybody registered for an event, as a table',
    parameters: EVENT_ID,
    answers: { ...sends(CSV, 'The table'), ...WITH_PROOF, ...NO_EVENT },
  },
  access: admittedBy(askedRegistrants, { query: registrantListSchema }),
  handler: (req, { event, filter }) => {
    const { id, slug } = event
    const rows = exportRegistrants(req.payload, id, filter)
    return csvAnswer(req, `registered-${slug}`, REGISTRANT_COLUMNS, rows)
  },
})
