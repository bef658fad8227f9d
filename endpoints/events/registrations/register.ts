import type { Endpoint } from 'payload'
import { registerForEvent } from '../../../domain/events/registrations'
import { problem } from '../../answers'

/**
 * `POST /api/events/:id/registration`: registers the signed-in person. Idempotent.
 * Answers 200 `{ outcome: 'registered' | 'already_registered' }`, 401 for a visitor, 404 for an event that is not
 * published, 409 when it is full or closed. Source: spec.md sections 2 and 8, "Events".
 */
export const register: Endpoint = {
  method: 'post',
  path: '/:id/registration',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', 'Please sign in to register for events')
    const outcome = await registerForEvent(req, req.routeParams?.id, req.user.id)
    if (outcome === 'not_found') return problem(404, outcome, 'This event could not be found')
    if (outcome === 'full') return problem(409, outcome, 'This event has reached maximum capacity')
    if (outcome === 'closed') return problem(409, outcome, 'Registration for this event is closed')
    return Response.json({ outcome })
  },
}
