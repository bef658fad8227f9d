import { recordMembershipEvent } from '../../../domain/membership/membershipDecisions'
import { repriceSoon } from '../../../domain/money/dues'
import { membershipEventSchema } from '../../../domain/membership/memberships/membershipEvent.schema'
import { fieldProblem, problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { adds, NO_PERSON } from '../../describedAnswers'
import { decidesOnMembership } from './decidesOnMembership'
import { actionAnswer, OF_PERSON } from './membershipSchemas'

/**
 * `POST /api/memberships/:user/events`: adds a membership, changes its grade, suspends or reinstates it, or
 * records a resignation or death, with date and reason. Administrators with a recent proof only. Membership,
 * role and mail follow, and are completed after a crash. Body: `membershipEventSchema`. Answers 201
 * `MembershipActionDone`, 400 naming the fields that are wrong, 401 without a session or a recent proof, 403,
 * 404 for an unknown account, 409 when it is not possible as the membership stands or a colleague was faster.
 */
export const act = declareEndpoint({
  method: 'post',
  path: '/:user/events',
  operation: {
    tag: 'Staff: memberships',
    summary: 'Add, suspend, reinstate or end a membership, or change its grade',
    parameters: OF_PERSON,
    answers: {
      ...adds(actionAnswer, 'Recorded'),
      ...NO_PERSON,
      409: 'It is not possible as the membership stands, or a colleague was faster',
    },
  },
  access: decidesOnMembership,
  body: membershipEventSchema,
  handler: async (req, { person, body }) => {
    const done = await recordMembershipEvent(req, person, body)
    if (!('refusal' in done)) {
      await repriceSoon(req, person)
      return Response.json(done, { status: 201 })
    }
    const { code, message, field } = done.refusal
    return field ? fieldProblem(400, code, field, message) : problem(409, code, message)
  },
})
