import { withdrawDoorPass } from '../../../domain/events/door'
import { outcomeAnswer } from '../../answerSchemas'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { EVENT_ID, NO_EVENT } from '../eventSchemas'
import { staffScope } from '../staffScope'

/**
 * `POST /api/events/:id/door-passes/:pass/withdraw`: ends a right to the door; its device is refused at its next
 * contact. Idempotent. Answers 200 `{ outcome }`, 401, 403, 404.
 */
export const withdraw = declareEndpoint({
  method: 'post',
  path: '/:id/door-passes/:pass/withdraw',
  operation: {
    tag: 'Staff: events',
    summary: 'Withdraw a link to the door of an event',
    parameters: { ...EVENT_ID, pass: 'The id of the pass.' },
    answers: { ...reads(outcomeAnswer('withdrawn'), 'Withdrawn'), ...NO_EVENT },
  },
  access: admittedBy((req) => staffScope(req, 'changeEvents')),
  handler: async (req) => {
    const result = await withdrawDoorPass(req, req.routeParams?.id, req.routeParams?.pass)
    return 'outcome' in result ? Response.json(result) : problem(404, 'not_found', 'There is no such pass')
  },
})
