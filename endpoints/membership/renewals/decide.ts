import { handlesMemberships } from '../../../collections/access/roles'
import { decideRenewal } from '../../../domain/membership/membershipDecisions'
import { findRenewal } from '../../../domain/membership/renewals'
import { renewalDecisionSchema } from '../../../domain/membership/renewals/renewals.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { allowedBy } from '../../guards'
import { refuseOwn } from '../../refuseOwn'
import { decisionAnswer } from '../memberships/membershipSchemas'

const PROBLEMS = {
  no_membership: 'This person has no membership that can be renewed.',
  changed_meanwhile: 'This request has been decided or withdrawn in the meantime. Please check it again.',
}

/**
 * `POST /api/renewals/:id/decision` `{ status, note?, feedback? }`: an administrator confirms or declines a
 * request. One conditional update decides; the new term and the mail follow from it and are completed after a
 * crash. Answers 200 `{ status, warning? }`, also when it has that status already, 400, 401, 403, 404, 409
 * when it was decided otherwise or there is nothing to renew. Source: issue 5, part 4; decisions.md
 * "Membership status".
 */
export const decide = declareEndpoint({
  method: 'post',
  path: '/:id/decision',
  operation: {
    tag: 'Staff: memberships',
    summary: 'Confirm or decline a request to renew',
    parameters: { id: 'The id of the request.' },
    answers: {
      ...reads(decisionAnswer, 'Decided'),
      404: 'There is no such request',
      409: 'It was decided otherwise, or there is nothing to renew',
    },
  },
  access: allowedBy(handlesMemberships, 'Only administrators can decide renewals'),
  body: renewalDecisionSchema,
  handler: async (req, { user, body }) => {
    const { payload, routeParams } = req
    const renewal = isObjectId(routeParams?.id) ? await findRenewal(payload, routeParams.id) : null
    if (!renewal) return problem(404, 'not_found', 'This request could not be found')
    const own = refuseOwn(req, 'renewal', renewal.user)
    if (own) return own
    const result = await decideRenewal(req, renewal, body, user.id)
    return 'problem' in result
      ? problem(409, result.problem, PROBLEMS[result.problem])
      : Response.json(result)
  },
})
