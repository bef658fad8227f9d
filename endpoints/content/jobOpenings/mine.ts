import { readOwnOpenings } from '../../../domain/content/jobOpenings'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'

/**
 * `GET /api/job-openings/mine`: what the signed-in person has submitted, the latest first. Answers 200 `OwnOpenings`,
 * 401.
 */
export const mine = declareEndpoint({
  method: 'get',
  path: '/mine',
  access: signedIn('Please sign in to submit a job opening'),
  handler: async ({ payload }, { user }) =>
    Response.json(await readOwnOpenings(payload, user), { headers: { 'Cache-Control': 'no-store' } }),
})
