import type { Endpoint } from 'payload'
import { readOwnHistory } from '../../../domain/membership/membershipDecisions'
import { ownHistorySchema } from '../../../domain/membership/memberships/ownHistory.schema'
import { invalid, problem } from '../../answers'
import { SIGN_IN_FIRST } from './mine'

/**
 * `GET /api/memberships/mine/history?page=`: what happened to the signed-in person's own membership, and every change
 * of its status with the cause; the latest first. Answers 200 `OwnHistory`, 400, 401.
 */
export const history: Endpoint = {
  method: 'get',
  path: '/mine/history',
  handler: async ({ payload, user, query }) => {
    if (!user) return problem(401, 'unauthenticated', SIGN_IN_FIRST)
    const input = ownHistorySchema.safeParse(query)
    if (!input.success) return invalid(input.error)
    return Response.json(await readOwnHistory(payload, user.id, input.data.page), {
      headers: { 'Cache-Control': 'no-store' },
    })
  },
}
