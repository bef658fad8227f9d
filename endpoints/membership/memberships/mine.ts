import { readOwnMembership } from '../../../domain/membership/memberships'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'

export const SIGN_IN_FIRST = 'Please sign in to see your membership'

/**
 * `GET /api/memberships/mine`: the signed-in person's membership. Answers 200 `OwnMembership` (status `none` or
 * `pending` before an approval), 401 for a visitor. Source: spec.md section 2, "/membership/dashboard".
 */
export const mine = declareEndpoint({
  method: 'get',
  path: '/mine',
  access: signedIn(SIGN_IN_FIRST),
  handler: async (req, { user }) => Response.json(await readOwnMembership(req, user)),
})
