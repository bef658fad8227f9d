import { readOwnHistory } from '../../../domain/membership/membershipDecisions'
import { ownHistorySchema } from '../../../domain/membership/memberships/ownHistory.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'
import { SIGN_IN_FIRST } from './mine'

/**
 * `GET /api/memberships/mine/history?page=`: what happened to the signed-in person's own membership, and every change
 * of its status with the cause; the latest first. Answers 200 `OwnHistory`, 400, 401.
 */
export const history = declareEndpoint({
  method: 'get',
  path: '/mine/history',
  access: signedIn(SIGN_IN_FIRST),
  query: ownHistorySchema,
  handler: async ({ payload }, { query, user }) =>
    Response.json(await readOwnHistory(payload, user.id, query.page), {
      headers: { 'Cache-Control': 'no-store' },
    }),
})
