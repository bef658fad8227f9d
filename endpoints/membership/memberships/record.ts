import type { Endpoint } from 'payload'
import { hasAccount } from '../../../domain/accounts'
import { readMembershipRecord } from '../../../domain/membership/membershipDecisions'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { refuseWithout } from '../../refuseWithout'

/**
 * `GET /api/memberships/:user/record`: an account's membership with its history and what staff can do with it.
 * Administrators and registrars only. Answers 200 `MembershipRecord`, 401, 403, 404 for an unknown account.
 */
export const record: Endpoint = {
  method: 'get',
  path: '/:user/record',
  handler: async (req) => {
    const refusal = refuseWithout('people', req)
    if (refusal) return refusal
    const user = req.routeParams?.user
    if (!isObjectId(user) || !(await hasAccount(req.payload, user)))
      return problem(404, 'not_found', 'This account could not be found')
    return Response.json(await readMembershipRecord(req, user))
  },
}
