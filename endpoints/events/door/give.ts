import { giveDoorPass } from '../../../domain/events/door'
import { DOOR_LIMITS } from '../../../domain/events/door/door.constants'
import { newDoorPassSchema } from '../../../domain/events/door/door.schema'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { adds } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { eventNotFound } from '../answerChange'
import { EVENT_ID, NO_EVENT } from '../eventSchemas'
import { staffScope } from '../staffScope'
import { doorPassAnswer } from './doorSchemas'

const REFUSALS = {
  no_term: 'The door needs a published event with a date that is not over',
  no_scope: 'What the door is for is gone. Please choose again.',
  too_many: `An event can have at most ${DOOR_LIMITS.passes} passes`,
}

/**
 * `POST /api/events/:id/door-passes` `{ name, scope? }`: gives a right to the door.
 * Answers 201, 400, 401, 403, 404, 409.
 */
export const give = declareEndpoint({
  method: 'post',
  path: '/:id/door-passes',
  operation: {
    tag: 'Staff: events',
    summary: 'Give somebody a link to the door of an event, until the end of its last day',
    parameters: EVENT_ID,
    answers: {
      ...adds(doorPassAnswer, 'Given'),
      ...NO_EVENT,
      409: 'No date, over, no such part, or too many',
    },
  },
  access: admittedBy((req) => staffScope(req, 'changeEvents')),
  body: newDoorPassSchema,
  handler: async (req, { user, body }) => {
    const result = await giveDoorPass(req, req.routeParams?.id, { ...body, by: user.id })
    if (!('problem' in result)) return Response.json(result, { status: 201 })
    return result.problem === 'not_found'
      ? eventNotFound()
      : problem(409, result.problem, REFUSALS[result.problem])
  },
})
