import type { PayloadRequest } from 'payload'
import { isObjectId } from '../../../platform/isObjectId'
import { moveContentVersion } from '../../content/contentVersions'
import { isEventPublished } from '..'
import { confirmSoon } from './confirmRegistrations'
import { type SeatOutcome, takeSeat } from './takeSeat'

/** Staff may read an event that is not published; they are then told that registration is closed. */
const canReadEvent = async (req: PayloadRequest, id: string): Promise<boolean> =>
  (await req.payload.findByID({
    collection: 'events',
    id,
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
    select: {},
    req,
  })) !== null

/** Registers a person for an event. Idempotent. The confirmation is mailed after the answer. */
export const registerForEvent = async (
  req: PayloadRequest,
  id: unknown,
  user: string,
): Promise<SeatOutcome | 'not_found'> => {
  const { payload } = req
  if (!isObjectId(id) || !((await isEventPublished(payload, id)) || (await canReadEvent(req, id))))
    return 'not_found'
  const outcome = await takeSeat(payload, id.toLowerCase(), user)
  if (outcome === 'full' || outcome === 'closed') return outcome
  confirmSoon(payload)
  if (outcome === 'registered') await moveContentVersion(payload, 'seats')
  return outcome
}
