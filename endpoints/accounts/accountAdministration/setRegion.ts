import { setRegion as setRegionOf } from '../../../domain/accounts/accountAdministration'
import {
  type RegionChanged,
  regionSchema,
} from '../../../domain/accounts/accountAdministration/accounts.schema'
import { CHANGED_MEANWHILE, problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { MEANWHILE, NO_PERSON, PERSON_ID, reads, WITH_PROOF } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { regionAnswer } from '../accountSchemas'
import { requireAccountToChange } from './requireAccount'

/**
 * `POST /api/users/:id/region` `{ region, was }`: changes the region of a person's profile if it is still the
 * one that the caller read. Answers 200 `{ region }`, 400, 401 without a session or a recent sign-in, 403,
 * 404, 409 when somebody changed it in between.
 * Source: spec.md section 7, "Region".
 */
export const setRegion = declareEndpoint({
  method: 'post',
  path: '/:id/region',
  operation: {
    tag: 'Staff: people',
    summary: 'Change the region of a person',
    parameters: PERSON_ID,
    answers: { ...reads(regionAnswer, 'Changed'), ...WITH_PROOF, ...NO_PERSON, ...MEANWHILE },
  },
  access: admittedBy(requireAccountToChange),
  body: regionSchema,
  handler: async (req, { account, body }) => {
    const refused = await setRegionOf(req, account.id, body)
    if (refused === 'not_found') return problem(404, 'not_found', 'This account has no profile')
    if (refused) return problem(409, 'changed_meanwhile', CHANGED_MEANWHILE)
    return Response.json({ region: body.region } satisfies RegionChanged)
  },
})
