import type { Endpoint } from 'payload'
import { listRenewals } from '../../../domain/membership/renewals'
import { renewalListSchema } from '../../../domain/membership/renewals/renewals.schema'
import { invalid } from '../../answers'
import { refuseWithout } from '../../refuseWithout'

/**
 * `GET /api/renewals/list?q=&status=&sort=&page=`: a page of requests, newest first. Administrators and
 * registrars only. Answers 200 `RenewalList`, 400 for a filter that cannot be read, 401, 403. Source: issue
 * 5, part 4.
 */
export const list: Endpoint = {
  method: 'get',
  path: '/list',
  handler: async (req) => {
    const refusal = refuseWithout('memberships', req)
    if (refusal) return refusal
    const filter = renewalListSchema.safeParse(req.query)
    return filter.success ? Response.json(await listRenewals(req, filter.data)) : invalid(filter.error)
  },
}
