import type { Endpoint } from 'payload'
import { readOwnNominations } from '../../../domain/membership/nominations'
import { problem } from '../../answers'

/**
 * `GET /api/nominations/mine`: what the signed-in person has nominated and may nominate for; to a member of the
 * committee, what is to be voted on. Answers 200 `OwnNominations`, 401.
 */
export const mine: Endpoint = {
  method: 'get',
  path: '/mine',
  handler: async ({ payload, user }) => {
    if (!user) return problem(401, 'unauthenticated', 'Please sign in to nominate')
    const own = await readOwnNominations(payload, user.id)
    return Response.json(own, { headers: { 'Cache-Control': 'no-store' } })
  },
}
