import { ObjectId } from 'mongodb'
import type { Endpoint } from 'payload'
import { giveRole as giveRoleTo } from '../../domain/accountAdministration'
import { MEMBER_FOLLOWS, roleSchema } from '../../domain/accountAdministration/accounts.schema'
import { findGroup } from '../../domain/groups'
import { fieldProblem, invalid, problem, readJson } from '../answers'
import { requireAccountToChange } from './requireAccount'

/**
 * `POST /api/users/:id/roles` `{ role, region?, group?, endsOn? }`: adds a role to an account. Idempotent.
 * Answers 200 `{ role }`, 400 for an unknown role or a chapter lead without a region, 401 without a session
 * or a recent sign-in, 403, 404, 409 for the role member, which follows the membership.
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
    if (refused === 'follows_membership') return problem(409, 'follows_membership', MEMBER_FOLLOWS)
    if (refused)
      return problem(
        400,
        'region_missing',
        'A chapter lead needs a region. Please choose this person’s region first.',
      )
    return Response.json({ role })
  },
}
