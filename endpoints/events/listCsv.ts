import { EVENT_COLUMNS, exportEvents } from '../../domain/events'
import { eventListSchema } from '../../domain/events/events.schema'
import { csvAnswer } from '../csvAnswer'
import { declareEndpoint } from '../declareEndpoint'
import { CSV, sends, WITH_PROOF } from '../describedAnswers'
import { admittedBy } from '../guards'
import { staffScope } from './staffScope'

/** `GET /api/events/list.csv`: all events that a filter finds, as a table. Refused like the list. */
export const listCsv = declareEndpoint({
  method: 'get',
  path: '/list.csv',
  operation: {
    tag: 'Staff: events',
    summary: 'The events that a filter leaves, all pages, as a table',
    answers: { ...sends(CSV, 'The table'), ...WITH_PROOF },
  },
  access: admittedBy(staffScope),
  query: eventListSchema,
  handler: (req, { visible, query }) =>
    csvAnswer(req, 'events', EVENT_COLUMNS, exportEvents(req, visible, query)),
})
