import type { PayloadRequest } from 'payload'
import { isObjectId } from '../../../platform/isObjectId'
import { type JoinOutcome, findPublishedEvent, joinLine } from '..'
import { followWaitingListSoon } from '../waiting'
import type { WaitRequest } from '../waiting/waiting.schema'
import { readTicketOffers } from './readTicketOffers'

export type WaitOutcome = JoinOutcome | 'not_found' | 'not_on_sale' | 'too_many_of_type'

/**
 * Puts a person at the end of the waiting list for a type of ticket that the person could buy if there were one left,
 * or if staff agreed. Safe to repeat. Source: issue 34, parts 1 and 2.
 * @param note what the person writes to staff about a ticket that needs approval
 */
export const waitForTicket = async (
  req: PayloadRequest,
  id: unknown,
  user: string,
  { type: typeId, note }: WaitRequest,
  now = new Date(),
): Promise<WaitOutcome> => {
  const [event, offers] = await Promise.all([
    isObjectId(id) ? findPublishedEvent(req.payload, id) : null,
    readTicketOffers(req, id, undefined, now),
  ])
  if (!event || !offers || !isObjectId(id)) return 'not_found'
  const hasBegun = !event.isDateToBeAnnounced && event.eventDate <= now
  if (!offers.isOpen || event.isCancelled || hasBegun) return 'closed'
  const type = offers.types.find((each) => each.id === typeId)
  if (!type) return 'not_on_sale'
  if (type.waiting || type.offer) return 'already'
  if (type.left !== 0) return 'not_full'
  if (!type.canWait) return 'too_many_of_type'
  const outcome = await joinLine(req.payload, id, {
    user,
    type: type.id,
    typeName: type.name,
    ...(type.needsApproval && note && { note }),
  })
  // what was freed just before may be for this person
  if (outcome === 'joined') await followWaitingListSoon(req.payload, id)
  return outcome
}
