import type { Endpoint } from 'payload'
import { findOwnSubmissions } from '../../../domain/publications/submissions'
import { problem } from '../../answers'

/** `GET /api/submissions/mine`: what the signed-in person submitted, newest first. Answers 200 `{ docs }`, 401. */
export const mine: Endpoint = {
  method: 'get',
  path: '/mine',
  handler: async (req) =>
    req.user
      ? Response.json({ docs: await findOwnSubmissions(req, req.user.id) })
      : problem(401, 'unauthenticated', 'Please sign in'),
}
