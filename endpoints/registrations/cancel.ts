import type { Endpoint } from 'payload'
import { moveContentVersion } from '../../domain/contentVersions'
import { problem } from '../answers'
import { isObjectId } from '../../platform/isObjectId'
import { releaseSeat } from '../../domain/registrations/seats'

/**
 * `DELETE /api/events/:id/registration`: cancels the signed-in person's registration. Idempotent.
 * Answers 200 `{ outcome: 'cancelled' }`, 401 for a visitor, 404 for what cannot be an event.
 */
export const cancel: Endpoint = {
  method: 'delete',
  path: '/:id/registration',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', 'Please sign in to register for events')
    const id = req.routeParams?.id
    if (!isObjectId(id)) return problem(404, 'not_found', 'This event could not be found')
    await releaseSeat(req.payload, id, req.user.id)
    await moveContentVersion(req.payload, 'seats')
    return Response.json({ outcome: 'cancelled' })
  },
}
