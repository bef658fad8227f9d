import type { Endpoint } from 'payload'
import { type Role, ROLES } from '../../../collections/access/roles'
import { takeRole as takeRoleFrom } from '../../../domain/accounts/accountAdministration'
import {
  type RoleChanged,
  MEMBER_FOLLOWS,
} from '../../../domain/accounts/accountAdministration/accounts.schema'
import { problem } from '../../answers'
import { requireAccountToChange } from './requireAccount'

const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value)

/**
 * `DELETE /api/users/:id/roles/:role`: removes a role, effective at the next request. Idempotent.
 * Answers 200 `{ role }`, 401 without a session or a recent sign-in, 403, 404 for an unknown account or role,
 * 409 for the last administrator and for the role member, which follows the membership.
 * Source: spec.md section 7, "Roles".
 */
export const takeRole: Endpoint = {
  method: 'delete',
  path: '/:id/roles/:role',
  handler: async (req) => {
    const required = await requireAccountToChange(req)
    if ('refusal' in required) return required.refusal
    const role = req.routeParams?.role
    if (!isRole(role)) return problem(404, 'not_found', 'There is no such role')
    if (await takeRoleFrom(req, required.account.id, role))
      return problem(409, 'follows_membership', MEMBER_FOLLOWS)
    return Response.json({ role } satisfies RoleChanged)
  },
}
