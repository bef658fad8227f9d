import { z } from 'zod'
import { cancelRegistration } from '../../../domain/events/registrations'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'
import { EVENT_ID } from '../eventSchemas'

/**
 * `DELETE /api/events/:id/registration`: cancels the signed-in person's registration. Idempotent.
 * Answers 200 `{ outcome: 'cancelled' }`, 401 for a visitor, 404 for an invalid event id,
 * 409 for a seat that belongs to a ticket.
 */
export const cancel = declareEndpoint({
  method: 'delete',
  path: '/:id/registration',
  operation: {
    tag: 'Members',
    summary: 'Cancel the own registration',
    parameters: EVENT_ID,
    answers: {
      200: { description: 'Cancelled', schema: z.object({ outcome: z.literal('cancelled') }) },
      404: 'There is no such event',
      409: 'The seat belongs to a ticket',
    },
  },
  access: signedIn('Please sign in to register for events'),
  handler: async (req, { user }) => {
    const outcome = await cancelRegistration(req.payload, req.routeParams?.id, user.id)
    if (outcome === 'has_ticket')
      return problem(409, outcome, 'Your seat belongs to a ticket. Please cancel its order.')
    return outcome === 'cancelled'
      ? Response.json({ outcome })
      : problem(404, outcome, 'This event could not be found')
  },
})
