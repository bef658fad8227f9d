import { findOwnSubmissions } from '../../../domain/publications/submissions'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'

/** `GET /api/submissions/mine`: what the signed-in person submitted, newest first. Answers 200 `{ docs }`, 401. */
export const mine = declareEndpoint({
  method: 'get',
  path: '/mine',
  access: signedIn('Please sign in'),
  handler: async (req, { user }) => Response.json({ docs: await findOwnSubmissions(req, user.id) }),
})
