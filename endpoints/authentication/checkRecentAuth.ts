import type { Endpoint } from 'payload'
import { requireRecentAuth } from './requireRecentAuth'

/**
 * `GET /api/users/proof`: whether the person has proved who they are within the last ten minutes; asked before a file is
 * downloaded, which a browser does by itself. Answers 200, or 401 as `requireRecentAuth` does.
 */
export const proof: Endpoint = {
  method: 'get',
  path: '/proof',
  handler: async (req) => (await requireRecentAuth(req)) ?? Response.json({ outcome: 'proved' }),
}
