import type { Endpoint } from 'payload'
import { isStaff } from '../../../collections/access/roles'
import { findEndingSoon } from '../../../domain/membership/endingSoon'
import { forbidden, problem } from '../../answers'

/**
 * `GET /api/ending-soon`: what ends soon, for the member of staff who asks, within their rights. Answers 200
 * `EndingGroup[]`, 401, 403. Source: issue 13, part 5.
 */
export const endingSoon: Endpoint = {
  method: 'get',
  path: '/ending-soon',
  handler: async ({ payload, user }) => {
    if (!user) return problem(401, 'unauthenticated', 'Please sign in')
    if (!isStaff(user)) return forbidden()
    return Response.json(await findEndingSoon(payload, user), { headers: { 'Cache-Control': 'no-store' } })
  },
}
