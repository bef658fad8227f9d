import { readUpgrade } from '../../../domain/membership/applications'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'

/**
 * `GET /api/applications/upgrade`: the grades that the signed-in person may apply for; of a member's, what each needs
 * and costs for the rest of the term. Answers 200 `UpgradeState`, 401. Source: issue 12, part 7.
 */
export const upgrade = declareEndpoint({
  method: 'get',
  path: '/upgrade',
  access: signedIn('Please sign in to change your grade'),
  handler: async ({ payload }, { user }) =>
    Response.json(await readUpgrade(payload, user.id), { headers: { 'Cache-Control': 'no-store' } }),
})
