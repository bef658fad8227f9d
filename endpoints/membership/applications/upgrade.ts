import type { Endpoint } from 'payload'
import { readUpgrade } from '../../../domain/membership/applications'
import { problem } from '../../answers'

/**
 * `GET /api/applications/upgrade`: the grades that the signed-in person may apply for; of a member's, what each needs
 * and costs for the rest of the term. Answers 200 `UpgradeState`, 401. Source: issue 12, part 7.
 */
export const upgrade: Endpoint = {
  method: 'get',
  path: '/upgrade',
  handler: async ({ payload, user }) => {
    if (!user) return problem(401, 'unauthenticated', 'Please sign in to change your grade')
    return Response.json(await readUpgrade(payload, user.id), { headers: { 'Cache-Control': 'no-store' } })
  },
}
