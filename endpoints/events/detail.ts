import { findEventDetail } from '../../domain/events'
import { declareEndpoint } from '../declareEndpoint'
import { reads } from '../describedAnswers'
import { admittedBy } from '../guards'
import { eventNotFound } from './answerChange'
import { EVENT_ID, eventAnswer, NO_EVENT } from './eventSchemas'
import { staffScope } from './staffScope'

/**
 * `GET /api/events/:id/desk`: an event as staff work on it, with the values of its form.
 * Answers 200 `EventDetail`, 401, 403, 404 also for an event outside the chapter lead's region.
 */
export const detail = declareEndpoint({
  method: 'get',
  path: '/:id/desk',
  operation: {
    tag: 'Staff: events',
    summary: 'An event with the values of its form',
    parameters: EVENT_ID,
    answers: { ...reads(eventAnswer, 'The event'), ...NO_EVENT },
  },
  access: admittedBy(staffScope),
  handler: async (req) => {
    const event = await findEventDetail(req, req.routeParams?.id)
    return event ? Response.json(event) : eventNotFound()
  },
})
