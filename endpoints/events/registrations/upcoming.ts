import { findOwnEvents } from '../../../domain/events/registrations'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'

/**
 * `GET /api/registrations/upcoming`: the upcoming events that the signed-in person is registered for, soonest first.
 * Answers 200 `OwnEvents`, 401 for a visitor. Source: spec.md section 2, "/membership/dashboard".
 */
export const upcoming = declareEndpoint({
  method: 'get',
  path: '/upcoming',
  access: signedIn('Please sign in to see your events'),
  handler: async (req, { user }) => Response.json(await findOwnEvents(req, user.id)),
})
