import { listEvents } from '../../domain/events'
import { eventListSchema } from '../../domain/events/events.schema'
import { declareEndpoint } from '../declareEndpoint'
import { reads } from '../describedAnswers'
import { admittedBy } from '../guards'
import { eventListAnswer } from './eventSchemas'
import { staffScope } from './staffScope'

/**
 * `GET /api/events/list?q=&status=&when=&region=&sort=&page=`: a page of events with how many people are registered,
 * latest date first; a chapter lead sees those of the region. Answers 200 `EventList`, 400 for an invalid filter, 401,
 * 403. Source: spec.md section 2, "/admin".
 */
export const list = declareEndpoint({
  method: 'get',
  path: '/list',
  operation: {
    tag: 'Staff: events',
    summary: 'Events with drafts and the number of people registered; those of the region for who has one',
    answers: { ...reads(eventListAnswer, 'A page of events') },
  },
  access: admittedBy(staffScope),
  query: eventListSchema,
  handler: async (req, { visible, query }) => Response.json(await listEvents(req, visible, query)),
})
