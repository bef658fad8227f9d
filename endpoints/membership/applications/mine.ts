import { readOwnApplication } from '../../../domain/membership/applications'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'

/**
 * `GET /api/applications/mine`: the signed-in person's latest application, with the membership number once it
 * is approved. Answers 200 `{ application: … | null }`, 401 for a visitor. Source: spec.md section 7,
 * "Application status".
 */
export const mine = declareEndpoint({
  method: 'get',
  path: '/mine',
  access: signedIn('Please sign in to submit a membership application'),
  handler: async ({ payload }, { user }) => Response.json(await readOwnApplication(payload, user.id)),
})
