import type { Endpoint, PayloadRequest } from 'payload'
import { moveContentVersion } from '../../domain/contentVersions'
import { problem } from '../answers'
import { isObjectId } from '../../platform/isObjectId'
import { confirmSoon } from '../../domain/registrations/confirmRegistrations'
import { isPublished } from '../../domain/registrations/isPublished'
import { type SeatOutcome, takeSeat } from '../../domain/registrations/takeSeat'

const REFUSALS: Record<Extract<SeatOutcome, 'full' | 'closed'>, { status: number; message: string }> = {
  full: { status: 409, message: 'This event has reached maximum capacity' },
  closed: { status: 409, message: 'Registration for this event is closed' },
}

/** Staff may see what is not published; that its registration is closed is said to them then. */
const canRead = async (req: PayloadRequest, id: string): Promise<boolean> =>
  (await req.payload.findByID({
    collection: 'events',
    id,
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
    select: {},
    req,
  })) !== null

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
    const id = req.routeParams?.id
    if (!isObjectId(id) || !((await isPublished(req.payload, id)) || (await canRead(req, id))))
      return problem(404, 'not_found', 'This event could not be found')
    const outcome = await takeSeat(req.payload, id.toLowerCase(), req.user.id)
    if (outcome === 'full' || outcome === 'closed') {
      const { status, message } = REFUSALS[outcome]
      return problem(status, outcome, message)
    }
    confirmSoon(req.payload)
    if (outcome === 'registered') await moveContentVersion(req.payload, 'seats')
    return Response.json({ outcome })
  },
}
