import type { PayloadRequest } from 'payload'
import { isObjectId } from '../../../platform/isObjectId'
import { type JoinOutcome, findPublishedEvent, joinLine } from '..'
import { followWaitingListSoon } from '../waiting'
import { readTicketOffers } from './readTicketOffers'

export type WaitOutcome = JoinOutcome | 'not_found' | 'not_on_sale' | 'too_many_of_type'

/**
 * Puts a person at the end of the waiting list for a type of ticket that the person could buy if there were one left.
 * Safe to repeat. Source: issue 34, part 2.
 */
export const waitForTicket = async (
  req: PayloadRequest,
  id: unknown,
  user: string,
  typeId: string,
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
  const outcome = await joinLine(req.payload, id, { user, type: type.id, typeName: type.name })
  // what was freed just before may be for this person
  if (outcome === 'joined') await followWaitingListSoon(req.payload, id)
  return outcome
}
