import type { Endpoint } from 'payload'
import { findOwnEvents } from '../../../domain/events/registrations'
import { problem } from '../../answers'

/**
 * `GET /api/registrations/upcoming`: the upcoming events that the signed-in person is registered for, soonest first.
 * Answers 200 `OwnEvents`, 401 for a visitor. Source: spec.md section 2, "/membership/dashboard".
 */
export const upcoming: Endpoint = {
  method: 'get',
  path: '/upcoming',
  handler: async (req) =>
    req.user
      ? Response.json(await findOwnEvents(req, req.user.id))
      : problem(401, 'unauthenticated', 'Please sign in to see your events'),
}
