import type { Endpoint } from 'payload'
import { modelOf } from '../../platform/database'
import { recordChange } from '../../domain/audit/recordChange'
import { invalid, problem, readJson } from '../answers'
import { requireRecentAuth } from '../authentication/requireRecentAuth'
import { requireAccount } from './requireAccount'
import { regionSchema } from '../../domain/accountAdministration/accounts.schema'

/**
 * `POST /api/users/:id/region` `{ region, was }`: changes the region of a person's profile if it still is what it was
 * when it was looked at. Answers 200 `{ region }`, 400, 401 without a session or a recent proof, 403, 404, 409 when somebody changed it meanwhile.
 * Source: spec.md section 7, "Region".
 */
export const setRegion: Endpoint = {
  method: 'post',
  path: '/:id/region',
  handler: async (req) => {
    const asked = await requireAccount(req)
    if ('refusal' in asked) return asked.refusal
    const refusal = await requireRecentAuth(req)
    if (refusal) return refusal
    const input = regionSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const { region, was } = input.data
    const user = asked.account.id
    const profiles = modelOf(req.payload, 'profiles')
    // a missing one is null to the database too
    const before = await profiles
      .findOneAndUpdate({ user, region: was }, { $set: { region } })
      .lean<{ _id: unknown }>()
    if (before) {
      await recordChange(req, {
        action: 'profile.changed',
        subject: { collection: 'profiles', id: String(before._id) },
        account: user,
        before: { region: was },
        after: { region },
      })
      return Response.json({ region })
    }
    const now = await profiles.findOne({ user }, { region: 1 }).lean<{ region?: string | null }>()
    if (!now) return problem(404, 'not_found', 'This account has no profile')
    if (now.region === region) return Response.json({ region })
    return problem(
      409,
      'changed_meanwhile',
      'Someone has changed this in the meantime. Please check it again.',
    )
  },
}
