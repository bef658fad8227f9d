import type { Endpoint } from 'payload'
import { handlesMemberships } from '../../../collections/access/roles'
import { decideRenewal } from '../../../domain/membership/membershipDecisions'
import { findRenewal } from '../../../domain/membership/renewals'
import { renewalDecisionSchema } from '../../../domain/membership/renewals/renewals.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { invalid, problem, readJson } from '../../answers'
import { refuseOwn } from '../../refuseOwn'

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
export const decide: Endpoint = {
  method: 'post',
  path: '/:id/decision',
  handler: async (req) => {
    const { payload, user, routeParams } = req
    if (!user) return problem(401, 'unauthenticated', 'Please sign in')
    if (!handlesMemberships(user)) return problem(403, 'forbidden', 'Only administrators can decide renewals')
    const renewal = isObjectId(routeParams?.id) ? await findRenewal(payload, routeParams.id) : null
    if (!renewal) return problem(404, 'not_found', 'This request could not be found')
    const own = refuseOwn(req, 'renewal', renewal.user)
    if (own) return own
    const input = renewalDecisionSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const result = await decideRenewal(req, renewal, input.data, user.id)
    return 'problem' in result
      ? problem(409, result.problem, PROBLEMS[result.problem])
      : Response.json(result)
  },
}
