import type { PayloadRequest } from 'payload'
import { recordChange } from '../../audit'
import { acceptPlace, declinePlace, findStaffEvent, readLine, saleOf } from '..'
import { followWaitingListSoon } from './followWaitingList'
import type { Decision } from './waiting.schema'

/**
 * Decides about somebody who asked for a ticket that needs approval. Once accepted, one is held as soon as there is one,
 * in the order of the line, and the person is told; who is declined is told why. Two who decide at once decide it once.
 * Source: issue 34, part 1.
 */
export const decideRequest = async (
  req: PayloadRequest,
  eventId: unknown,
  decision: Decision,
): Promise<'decided' | 'event_not_found' | 'not_waiting'> => {
  const { payload } = req
  const event = (await findStaffEvent(req, eventId))?.event
  if (!event) return 'event_not_found'
  const line = await readLine(payload, event.id)
  const place = line?.waiting.find(({ id }) => id === decision.id)
  if (!line || !place || !saleOf(line, place.type)?.needsApproval) return 'not_waiting'
  const isDecided =
    decision.decision === 'accept'
      ? await acceptPlace(payload, event.id, place.id)
      : await declinePlace(payload, event.id, place, decision.reason)
  if (!isDecided) return 'not_waiting'
  await recordChange(req, {
    action: 'waiting-list.decided',
    subject: { collection: 'events', id: event.id, title: event.title },
    account: place.user.toHexString(),
    after: { ticket: place.typeName, isAccepted: decision.decision === 'accept' },
    ...(decision.decision === 'decline' && { reason: decision.reason }),
  })
  await followWaitingListSoon(payload, event.id)
  return 'decided'
}
