import { readGrants } from '../../../domain/accounts/roleGrants'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'

/**
 * `GET /api/users/me/roles`: the roles that the signed-in person has today, what part of the association each is for
 * and until when. Answers 200 `RoleGrant[]`, 401 for a visitor.
 */
export const ownRoles = declareEndpoint({
  method: 'get',
  path: '/me/roles',
  access: signedIn('Please sign in to see your roles'),
  handler: async (req, { user }) => Response.json(await readGrants(req.payload, user.id, { isToday: true })),
})
