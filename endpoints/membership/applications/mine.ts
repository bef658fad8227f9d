import type { Endpoint } from 'payload'
import { readOwnApplication } from '../../../domain/membership/applications'
import { problem } from '../../answers'

/**
 * `GET /api/applications/mine`: the signed-in person's latest application, with the membership number once it
 * is approved. Answers 200 `{ application: … | null }`, 401 for a visitor. Source: spec.md section 7,
 * "Application status".
 */
export const mine: Endpoint = {
  method: 'get',
  path: '/mine',
  handler: async ({ payload, user }) => {
    if (!user) return problem(401, 'unauthenticated', 'Please sign in to submit a membership application')
    return Response.json(await readOwnApplication(payload, user.id))
  },
}
