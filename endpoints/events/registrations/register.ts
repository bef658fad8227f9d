import { z } from 'zod'
import { registerForEvent } from '../../../domain/events/registrations'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'
import { EVENT_ID } from '../eventSchemas'

/**
 * `POST /api/events/:id/registration`: registers the signed-in person. Idempotent.
 * Answers 200 `{ outcome: 'registered' | 'already_registered' }`, 401 for a visitor, 404 for an event that is not
 * published, 409 when it is full or closed. Source: spec.md sections 2 and 8, "Events".
 */
export const register = declareEndpoint({
  method: 'post',
  path: '/:id/registration',
  operation: {
    tag: 'Members',
    summary: 'Register for an event',
    parameters: EVENT_ID,
    answers: {
      200: {
        description: 'Registered',
        schema: z.object({ outcome: z.enum(['registered', 'already_registered']) }),
      },
      404: 'There is no such event',
      409: 'Full or closed',
    },
  },
  access: signedIn('Please sign in to register for events'),
  handler: async (req, { user }) => {
    const outcome = await registerForEvent(req, req.routeParams?.id, user.id)
    if (outcome === 'not_found') return problem(404, outcome, 'This event could not be found')
    if (outcome === 'full') return problem(409, outcome, 'This event has reached maximum capacity')
    if (outcome === 'closed') return problem(409, outcome, 'Registration for this event is closed')
    return Response.json({ outcome })
  },
})
