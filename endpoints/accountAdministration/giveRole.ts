import type { Endpoint } from 'payload'
import type { Profile } from '../../payload-types'
import { isDuplicateKey, modelOf } from '../../platform/database'
import { invalid, problem, readJson } from '../answers'
import { requireRecentAuth } from '../authentication/requireRecentAuth'
import { requireAccount } from './requireAccount'
import { MEMBER_FOLLOWS, roleSchema } from '../../domain/accountAdministration/accounts.schema'

/**
 * `POST /api/users/:id/roles` `{ role, region? }`: gives an account a role. Idempotent.
 * Answers 200 `{ role }`, 400 for no such role or a chapter lead without a region, 401 without a session or a recent proof,
 * 403, 404, 409 for the role member, which follows the membership.
 * Source: spec.md section 7, "Roles".
 */
export const giveRole: Endpoint = {
  method: 'post',
  path: '/:id/roles',
  handler: async (req) => {
    const asked = await requireAccount(req)
    if ('refusal' in asked) return asked.refusal
    const refusal = await requireRecentAuth(req)
    if (refusal) return refusal
    const input = roleSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const { role } = input.data
    if (role === 'member') return problem(409, 'follows_membership', MEMBER_FOLLOWS)
    const user = asked.account.id
    const ofProfile = async (): Promise<Profile['region']> =>
      (
        await modelOf(req.payload, 'profiles')
          .findOne({ user }, { region: 1 })
          .lean<Pick<Profile, 'region'>>()
      )?.region
    const region = role === 'chapter_lead' ? (input.data.region ?? (await ofProfile())) : undefined
    if (role === 'chapter_lead' && !region)
      return problem(
        400,
        'region_missing',
        'A chapter lead needs a region. Please choose this person’s region first.',
      )
    try {
      await req.payload.create({
        collection: 'roles',
        data: { user, role, region },
        depth: 0,
        overrideAccess: false,
        req,
      })
    } catch (error) {
      if (!isDuplicateKey(error)) throw error // has it already
    }
    return Response.json({ role })
  },
}
