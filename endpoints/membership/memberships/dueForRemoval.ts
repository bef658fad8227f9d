import type { Endpoint } from 'payload'
import { listRemovals } from '../../../domain/membership/removals'
import { removalListSchema } from '../../../domain/membership/removals/removals.schema'
import { invalid } from '../../answers'
import { refuseWithout } from '../../refuseWithout'

/**
 * `GET /api/memberships/due-for-removal?q=&state=&sort=&page=`: a page of the members whose grace period is over, whose
 * last notice was really sent and of whom no payment is being checked; with `state=unnoticed` those to whom it was not
 * sent. For staff who decide on memberships. Answers 200 `RemovalList`, 400 for a filter that cannot be read, 401, 403.
 * Source: issue 12, part 6.
 */
export const dueForRemoval: Endpoint = {
  method: 'get',
  path: '/due-for-removal',
  handler: async (req) => {
    const refused = refuseWithout('memberships', req)
    if (refused) return refused
    const filter = removalListSchema.safeParse(req.query)
    return filter.success ? Response.json(await listRemovals(req, filter.data)) : invalid(filter.error)
  },
}
