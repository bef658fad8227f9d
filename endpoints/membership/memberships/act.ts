import type { Endpoint } from 'payload'
import { hasAccount } from '../../../domain/accounts'
import { recordMembershipEvent } from '../../../domain/membership/membershipDecisions'
import { membershipEventSchema } from '../../../domain/membership/memberships/membershipEvent.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { fieldProblem, invalid, problem, readJson } from '../../answers'
import { requireRecentAuth } from '../../accounts/authentication/requireRecentAuth'
import { refuseOwn } from '../../refuseOwn'
import { refuseWithout } from '../../refuseWithout'

/**
 * `POST /api/memberships/:user/events`: adds a membership, changes its grade, suspends or reinstates it, or
 * records a resignation or death, with date and reason. Administrators with a recent proof only. Membership,
 * role and mail follow, and are completed after a crash. Body: `membershipEventSchema`. Answers 201
 * `MembershipActionDone`, 400 naming the fields that are wrong, 401 without a session or a recent proof, 403,
 * 404 for an unknown account, 409 when it is not possible as the membership stands or a colleague was faster.
 */
export const act: Endpoint = {
  method: 'post',
  path: '/:user/events',
  handler: async (req) => {
    const user = req.routeParams?.user
    const refused =
      refuseWithout('memberships', req) ??
      (await requireRecentAuth(req)) ??
      refuseOwn(req, 'membership', user)
    if (refused) return refused
    if (!isObjectId(user) || !(await hasAccount(req.payload, user)))
      return problem(404, 'not_found', 'This account could not be found')
    const input = membershipEventSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const done = await recordMembershipEvent(req, user, input.data)
    if (!('refusal' in done)) return Response.json(done, { status: 201 })
    const { code, message, field } = done.refusal
    return field ? fieldProblem(400, code, field, message) : problem(409, code, message)
  },
}
