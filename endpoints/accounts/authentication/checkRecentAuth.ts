import { declareEndpoint } from '../../declareEndpoint'
import { PROVED, unless } from '../../guards'
import { requireRecentAuth } from './requireRecentAuth'

/**
 * `GET /api/users/proof`: whether the person has signed in or reauthenticated within the last ten minutes.
 * The client asks before a file download, which the browser requests by itself. Answers 200, or 401 as
 * `requireRecentAuth` does.
 */
export const proof = declareEndpoint({
  method: 'get',
  path: '/proof',
  access: unless(requireRecentAuth, PROVED),
  handler: () => Response.json({ outcome: 'proved' }),
})
