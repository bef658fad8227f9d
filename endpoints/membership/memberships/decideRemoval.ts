import { giveMoreTime, type RemovalRefusal, removeMember } from '../../../domain/membership/removals'
import {
  moreTimeSchema,
  type RemovalDecided,
  removalSchema,
} from '../../../domain/membership/removals/removals.schema'
import { fieldProblem, problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { adds, NO_PERSON } from '../../describedAnswers'
import { decidesOnMembership } from './decidesOnMembership'
import { OF_PERSON } from './membershipSchemas'
import { decidedAnswer } from './removalSchemas'

const answer = (done: RemovalDecided | { refusal: RemovalRefusal }): Response => {
  if (!('refusal' in done)) return Response.json(done, { status: 201 })
  const { code, message, field } = done.refusal
  return field ? fieldProblem(400, code, field, message) : problem(409, code, message)
}

/**
 * `POST /api/memberships/:user/removal`: removes a member whose grace period is over. For staff who decide on
 * memberships, with a recent proof. Body: `removalSchema`. Answers 201 `RemovalDecided`, 400 naming the fields that
 * are wrong, 401, 403, 404 for an unknown account, 409 while the grace period goes on, a payment is checked, the
 * last notice was not really sent, or when a colleague was faster.
 */
export const remove = declareEndpoint({
  method: 'post',
  path: '/:user/removal',
  operation: {
    tag: 'Staff: memberships',
    summary: 'Remove a member whose grace period is over',
    parameters: OF_PERSON,
    answers: {
      ...adds(decidedAnswer, 'Removed'),
      ...NO_PERSON,
      409: 'The grace period goes on, a payment is checked, the last notice was not sent, or a colleague was faster',
    },
  },
  access: decidesOnMembership,
  body: removalSchema,
  handler: async (req, { person, body }) => answer(await removeMember(req, person, body)),
})

/**
 * `POST /api/memberships/:user/more-time`: lets the grace period of an expired membership end later. Body:
 * `moreTimeSchema`. Who may, and the answers, are those of a removal; 400 for a day that is not later.
 */
export const moreTime = declareEndpoint({
  method: 'post',
  path: '/:user/more-time',
  operation: {
    tag: 'Staff: memberships',
    summary: 'Let the grace period of a membership end later',
    parameters: OF_PERSON,
    answers: {
      ...adds(decidedAnswer, 'Given'),
      ...NO_PERSON,
      409: 'The membership has not expired, or a colleague was faster',
    },
  },
  access: decidesOnMembership,
  body: moreTimeSchema,
  handler: async (req, { person, body }) => answer(await giveMoreTime(req, person, body)),
})
