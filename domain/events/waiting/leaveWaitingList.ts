import type { Payload } from 'payload'
import { moveContentVersion } from '../../content/contentVersions'
import { declineOffer, readLine, removePlaces } from '..'
import { followWaitingListSoon } from './followWaitingList'

/**
 * Takes a person out of the line for a type, or declines what is held for the person: the seat goes to the next.
 * Safe to repeat.
 */
export const leaveWaitingList = async (
  payload: Payload,
  event: string,
  user: string,
  type: string,
): Promise<void> => {
  await removePlaces(payload, event, user, type)
  // after the place: it may have become an offer in between
  const { offers } = (await readLine(payload, event)) ?? { offers: [] }
  for (const offer of offers)
    if (offer.user.toHexString() === user && offer.type === type) await declineOffer(payload, event, offer)
  await moveContentVersion(payload, 'seats')
  await followWaitingListSoon(payload, event)
}
