import {
  type RegistrantList,
  registrantListSchema,
  REGISTRANTS_PER_PAGE,
} from '../../domain/events/events.schema'
import { findRegistrants } from '../../domain/events/registrations'
import { pageOfRows } from '../../platform/pageOfRows'
import { declareEndpoint } from '../declareEndpoint'
import { reads } from '../describedAnswers'
import { admittedBy } from '../guards'
import { askedRegistrants } from './askedRegistrants'
import { EVENT_ID, NO_EVENT, registrantListAnswer } from './eventSchemas'

/**
 * `GET /api/events/:id/registrants?q=&sort=&page=`: a page of the people registered for an event, in the order of their
 * registrations by default. For who manages the event: people of all regions register, so chapter leads see the number.
 * Answers 200 `RegistrantList`, 400, 401, 403, 404.
 */
export const registrants = declareEndpoint({
  method: 'get',
  path: '/:id/registrants',
  operation: {
    tag: 'Staff: events',
    summary: 'The people registered for an event',
    parameters: EVENT_ID,
    answers: { ...reads(registrantListAnswer, 'A page of people'), ...NO_EVENT },
  },
  access: admittedBy(askedRegistrants, { query: registrantListSchema }),
  handler: async (req, { event, filter }) => {
    const rows = findRegistrants(req.payload, event.id, filter)
    const answer: RegistrantList = await pageOfRows(rows, filter.page, REGISTRANTS_PER_PAGE)
    return Response.json(answer)
  },
})
