import { ObjectId } from 'mongodb'
import { giveRole as giveRoleTo } from '../../../domain/accounts/accountAdministration'
import {
  MEMBER_FOLLOWS,
  type RoleChanged,
  roleSchema,
} from '../../../domain/accounts/accountAdministration/accounts.schema'
import { findGroup } from '../../../domain/groups'
import { fieldProblem, problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { NO_PERSON, PERSON_ID, reads, WITH_PROOF } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { role } from '../accountSchemas'
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
export const giveRole = declareEndpoint({
  method: 'post',
  path: '/:id/roles',
  operation: {
    tag: 'Staff: people',
    summary: 'Give an account a role, for a region or the branch of a group where one is named',
    parameters: PERSON_ID,
    answers: {
      ...reads(role, 'Given'),
      ...WITH_PROOF,
      ...NO_PERSON,
      409: 'The role follows the membership, or the person has it for another part',
    },
  },
  access: admittedBy(requireAccountToChange),
  body: roleSchema,
  handler: async (req, { account, body }) => {
    const { role, group: asked, ...chosen } = body
    const group = asked ? await findGroup(req.payload, new ObjectId(asked)) : undefined
    if (group === null) return fieldProblem(400, 'invalid', 'group', 'Please choose a group')
    const refused = await giveRoleTo(req, account.id, {
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
})
