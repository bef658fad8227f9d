import type { Endpoint } from 'payload'
import { readGrants } from '../../../domain/accounts/roleGrants'
import { problem } from '../../answers'

/**
 * `GET /api/users/me/roles`: the roles that the signed-in person has today, what part of the association each is for
 * and until when. Answers 200 `RoleGrant[]`, 401 for a visitor.
 */
export const ownRoles: Endpoint = {
  method: 'get',
  path: '/me/roles',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', 'Please sign in to see your roles')
    return Response.json(await readGrants(req.payload, req.user.id, { isToday: true }))
  },
}
