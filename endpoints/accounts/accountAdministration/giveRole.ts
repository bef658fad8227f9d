import { ObjectId } from 'mongodb'
import type { Endpoint } from 'payload'
import { giveRole as giveRoleTo } from '../../../domain/accounts/accountAdministration'
import {
  type RoleChanged,
  MEMBER_FOLLOWS,
  roleSchema,
} from '../../../domain/accounts/accountAdministration/accounts.schema'
import { findGroup } from '../../../domain/groups'
import { fieldProblem, invalid, problem, readJson } from '../../answers'
import { requireAccountToChange } from './requireAccount'

const REFUSALS = {
  follows_membership: { status: 409, text: MEMBER_FOLLOWS },
  held_for_another_part: {
    status: 409,
    text: 'This person has the role already, for another part of the association. Take it away first.',
  },
  region_missing: {
    status: 400,
    text: 'A chapter lead needs a region. Please choose this person’s region first.',
  },
}

/**
 * `POST /api/users/:id/roles` `{ role, region?, group?, endsOn? }`: adds a role to an account, for a region or the
 * branch of a group where one is named. Idempotent. Answers 200 `{ role }`, 400 for an unknown role, a branch for a
 * role that has none and a chapter lead without a region, 401 without a session or a recent sign-in, 403, 404, 409 for
 * the role member, which follows the membership, and where the account has a role for another branch.
 * Source: spec.md section 7, "Roles".
 */
export const giveRole: Endpoint = {
  method: 'post',
  path: '/:id/roles',
  handler: async (req) => {
    const required = await requireAccountToChange(req)
    if ('refusal' in required) return required.refusal
    const input = roleSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const { role, group: asked, ...chosen } = input.data
    const group = asked ? await findGroup(req.payload, new ObjectId(asked)) : undefined
    if (group === null) return fieldProblem(400, 'invalid', 'group', 'Please choose a group')
    const refused = await giveRoleTo(req, required.account.id, {
      role,
      endsOn: chosen.endsOn,
      region: chosen.region ?? group?.region ?? undefined,
      group: group && { id: group._id.toHexString(), name: group.name },
    })
    if (!refused) return Response.json({ role } satisfies RoleChanged)
    if (refused.code === 'no_branch') return fieldProblem(400, 'no_branch', 'region', refused.text)
    const { status, text } = REFUSALS[refused.code]
    return problem(status, refused.code, text)
  },
}
