import type { Endpoint } from 'payload'
import { setRegion as setRegionOf } from '../../../domain/accounts/accountAdministration'
import {
  type RegionChanged,
  regionSchema,
} from '../../../domain/accounts/accountAdministration/accounts.schema'
import { CHANGED_MEANWHILE, invalid, problem, readJson } from '../../answers'
import { requireAccountToChange } from './requireAccount'

/**
 * `POST /api/users/:id/region` `{ region, was }`: changes the region of a person's profile if it is still the
 * one that the caller read. Answers 200 `{ region }`, 400, 401 without a session or a recent sign-in, 403,
 * 404, 409 when somebody changed it in between.
 * Source: spec.md section 7, "Region".
 */
export const setRegion: Endpoint = {
  method: 'post',
  path: '/:id/region',
  handler: async (req) => {
    const required = await requireAccountToChange(req)
    if ('refusal' in required) return required.refusal
    const input = regionSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const refused = await setRegionOf(req, required.account.id, input.data)
    if (refused === 'not_found') return problem(404, 'not_found', 'This account has no profile')
    if (refused) return problem(409, 'changed_meanwhile', CHANGED_MEANWHILE)
    return Response.json({ region: input.data.region } satisfies RegionChanged)
  },
}
