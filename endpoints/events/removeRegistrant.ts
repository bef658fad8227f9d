import { removalSchema } from '../../domain/events/events.schema'
import { removeRegistrant as remove } from '../../domain/events/registrations'
import { problem } from '../answers'
import { outcomeAnswer } from '../answerSchemas'
import { declareEndpoint } from '../declareEndpoint'
import { reads } from '../describedAnswers'
import { admittedBy } from '../guards'
import { eventNotFound } from './answerChange'
import { OF_REGISTRANT } from './attendance/attendanceSchemas'
import { staffScope } from './staffScope'

/**
 * `POST /api/events/:id/registrants/:user/removal` `{ reason? }`: removes a person's registration and mails the person.
 * Idempotent. Answers 200 `{ outcome: 'removed' }`, 400, 401, 403, 404 for an unknown event or an invalid account id,
 * 409 for a seat that belongs to a ticket.
 */
export const removeRegistrant = declareEndpoint({
  method: 'post',
  path: '/:id/registrants/:user/removal',
  operation: {
    tag: 'Staff: events',
    summary: 'Remove a person’s registration; the person is told by mail',
    parameters: OF_REGISTRANT,
    answers: {
      ...reads(outcomeAnswer('removed'), 'Removed'),
      404: 'There is no such event or account',
      409: 'The seat belongs to a ticket',
    },
  },
  access: admittedBy((req) => staffScope(req, 'changeEvents')),
  body: removalSchema.prefault({}),
  handler: async (req, { body }) => {
    const { id, user } = req.routeParams ?? {}
    const outcome = await remove(req, id, user, body.reason || undefined)
    if (outcome === 'event_not_found') return eventNotFound()
    if (outcome === 'has_ticket')
      return problem(409, outcome, 'This person has a ticket. Please cancel its order instead.')
    return outcome === 'removed'
      ? Response.json({ outcome })
      : problem(404, 'not_found', 'This account could not be found')
  },
})
