import type { Endpoint } from 'payload'
import { cancelRegistration } from '../../../domain/events/registrations'
import { problem } from '../../answers'

/**
 * `DELETE /api/events/:id/registration`: cancels the signed-in person's registration. Idempotent.
 * Answers 200 `{ outcome: 'cancelled' }`, 401 for a visitor, 404 for an invalid event id.
 */
export const cancel: Endpoint = {
  method: 'delete',
  path: '/:id/registration',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', 'Please sign in to register for events')
    const outcome = await cancelRegistration(req.payload, req.routeParams?.id, req.user.id)
    return outcome === 'cancelled'
      ? Response.json({ outcome })
      : problem(404, outcome, 'This event could not be found')
  },
}
