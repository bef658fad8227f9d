import type { Endpoint } from 'payload'
import { requireRecentAuth } from './requireRecentAuth'

/**
 * `GET /api/users/proof`: whether the person has signed in or reauthenticated within the last ten minutes.
 * The client asks before a file download, which the browser requests by itself. Answers 200, or 401 as
 * `requireRecentAuth` does.
 */
export const proof: Endpoint = {
  method: 'get',
  path: '/proof',
  handler: async (req) => (await requireRecentAuth(req)) ?? Response.json({ outcome: 'proved' }),
}
