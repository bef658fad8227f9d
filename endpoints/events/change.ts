import { z } from 'zod'
import { editEvent } from '../../domain/events'
import { eventChangeSchema } from '../../domain/events/events.schema'
import { declareEndpoint } from '../declareEndpoint'
import { reads } from '../describedAnswers'
import { admittedBy } from '../guards'
import { answerChange } from './answerChange'
import { EVENT_ID, NO_EVENT } from './eventSchemas'
import { staffScope } from './staffScope'

/**
 * `POST /api/events/:id/desk` `{ title, …, updatedAt, isBelowRegistered? }`: changes what an event says. People who are
 * registered are mailed about another time or place. Answers 200 `{ updatedAt }`, 400, 401, 403, 404,
 * 409 `changed_meanwhile` on a version conflict, 409 `below_registered` when more are registered than the limit allows
 * and that was not confirmed.
 */
export const change = declareEndpoint({
  method: 'post',
  path: '/:id/desk',
  operation: {
    tag: 'Staff: events',
    summary: 'Change an event; everybody registered is told of another time or place',
    parameters: EVENT_ID,
    answers: {
      ...reads(z.object({ updatedAt: z.string() }), 'Changed'),
      ...NO_EVENT,
      409: 'A colleague changed the event meanwhile, or more people are registered',
    },
  },
  access: admittedBy((req) => staffScope(req, 'changeEvents')),
  body: eventChangeSchema,
  handler: async (req, { body }) => answerChange(await editEvent(req, req.routeParams?.id, body)),
})
