import { declareEndpoint } from '../../declareEndpoint'
import { signedIn, withProof } from '../../guards'

/**
 * `GET /api/users/proof`: whether the person has signed in or reauthenticated within the last ten minutes.
 * The client asks before a file download, which the browser requests by itself. Answers 200, or 401 as
 * `requireRecentAuth` does.
 */
export const proof = declareEndpoint({
  method: 'get',
  path: '/proof',
  access: withProof(signedIn()),
  handler: () => Response.json({ outcome: 'proved' }),
})
