import type { Endpoint } from 'payload'
import { problem } from '../../answers'
import { readOwnMembership } from '../../../domain/membership/memberships'

export const SIGN_IN_FIRST = 'Please sign in to see your membership'

/**
 * `GET /api/memberships/mine`: the signed-in person's membership. Answers 200 `OwnMembership` (status `none` or
 * `pending` before an approval), 401 for a visitor. Source: spec.md section 2, "/membership/dashboard".
 */
export const mine: Endpoint = {
  method: 'get',
  path: '/mine',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', SIGN_IN_FIRST)
    return Response.json(await readOwnMembership(req, req.user))
  },
}
