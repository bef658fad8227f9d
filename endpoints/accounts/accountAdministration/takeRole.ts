import { type Role, ROLES } from '../../../collections/access/roles'
import { takeRole as takeRoleFrom } from '../../../domain/accounts/accountAdministration'
import {
  MEMBER_FOLLOWS,
  type RoleChanged,
} from '../../../domain/accounts/accountAdministration/accounts.schema'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { PERSON_ID, reads, WITH_PROOF } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { role } from '../accountSchemas'
import { requireAccountToChange } from './requireAccount'

const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value)

/**
 * `DELETE /api/users/:id/roles/:role`: removes a role, effective at the next request. Idempotent.
 * Answers 200 `{ role }`, 401 without a session or a recent sign-in, 403, 404 for an unknown account or role,
 * 409 for the last administrator and for the role member, which follows the membership.
 * Source: spec.md section 7, "Roles".
 */
export const takeRole = declareEndpoint({
  method: 'delete',
  path: '/:id/roles/:role',
  operation: {
    tag: 'Staff: people',
    summary: 'Take a role away, effective at the next request',
    parameters: { ...PERSON_ID, role: 'The name of the role.' },
    answers: {
      ...reads(role, 'Taken away'),
      ...WITH_PROOF,
      404: 'There is no such person or role',
      409: 'It is the last administrator, or the role follows the membership',
    },
  },
  access: admittedBy(requireAccountToChange),
  handler: async (req, { account }) => {
    const role = req.routeParams?.role
    if (!isRole(role)) return problem(404, 'not_found', 'There is no such role')
    if (await takeRoleFrom(req, account.id, role)) return problem(409, 'follows_membership', MEMBER_FOLLOWS)
    return Response.json({ role } satisfies RoleChanged)
  },
})
