import type { Endpoint } from 'payload'
import { type Role, ROLES } from '../../collections/access/roles'
import { modelOf } from '../../platform/database'
import { problem } from '../answers'
import { requireRecentAuth } from '../authentication/requireRecentAuth'
import { requireAccount } from './requireAccount'
import { MEMBER_FOLLOWS } from '../../domain/accountAdministration/accounts.schema'

const isRole = (value: unknown): value is Role => (ROLES as readonly unknown[]).includes(value)

/**
 * `DELETE /api/users/:id/roles/:role`: takes a role away, effective with the next request. Idempotent.
 * Answers 200 `{ role }`, 401 without a session or a recent proof, 403, 404 for no such account or role, 409 for the last
 * administrator and for the role member, which follows the membership.
 * Source: spec.md section 7, "Roles".
 */
export const takeRole: Endpoint = {
  method: 'delete',
  path: '/:id/roles/:role',
  handler: async (req) => {
    const asked = await requireAccount(req)
    if ('refusal' in asked) return asked.refusal
    const refusal = await requireRecentAuth(req)
    if (refusal) return refusal
    const role = req.routeParams?.role
    if (!isRole(role)) return problem(404, 'not_found', 'There is no such role')
    if (role === 'member') return problem(409, 'follows_membership', MEMBER_FOLLOWS)
    const row = await modelOf(req.payload, 'roles')
      .findOne({ user: asked.account.id, role }, { _id: 1 })
      .lean<{ _id: unknown }>()
    if (row)
      await req.payload.delete({
        collection: 'roles',
        id: String(row._id),
        depth: 0,
        overrideAccess: false,
        req,
      })
    return Response.json({ role })
  },
}
