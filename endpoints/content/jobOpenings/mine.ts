import type { Endpoint } from 'payload'
import { readOwnOpenings } from '../../../domain/content/jobOpenings'
import { problem } from '../../answers'

/**
 * `GET /api/job-openings/mine`: what the signed-in person has submitted, the latest first. Answers 200 `OwnOpenings`,
 * 401.
 */
export const mine: Endpoint = {
  method: 'get',
  path: '/mine',
  handler: async ({ payload, user }) =>
    user
      ? Response.json(await readOwnOpenings(payload, user), { headers: { 'Cache-Control': 'no-store' } })
      : problem(401, 'unauthenticated', 'Please sign in to submit a job opening'),
}
