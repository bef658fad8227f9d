import type { Endpoint } from 'payload'
import { handlesMemberships } from '../../../collections/access/roles'
import { countWaiting } from '../../../domain/membership/nominations'
import type { NominationsWaiting } from '../../../domain/membership/nominations/nominations.schema'
import { forbidden, problem } from '../../answers'

/**
 * `GET /api/nominations/waiting`: how many nominations wait for staff, to be decided or for a nominee's account.
 * Answers 200 `{ waiting }`, 401, 403.
 */
export const waiting: Endpoint = {
  method: 'get',
  path: '/waiting',
  handler: async ({ payload, user }) => {
    if (!user) return problem(401, 'unauthenticated', 'Please sign in')
    if (!handlesMemberships(user)) return forbidden()
    return Response.json({ waiting: await countWaiting(payload) } satisfies NominationsWaiting, {
      headers: { 'Cache-Control': 'no-store' },
    })
  },
}
