import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { isObjectId } from '../../../platform/isObjectId'
import { findStoredEvent, isAhead } from '..'
import { followAgain, wasLetIn } from '../door'
import { findOrder, mailChangedTicket, replaceTicket } from '../orders'

export type NameProblem = { problem: 'not_found' | 'closed' | 'own_ticket' | 'let_in' | 'changed' }

/**
 * Gives a ticket of an own order to another person. The ticket gets a new id and so a new code: the old one, also as
 * PDF, is not valid any more. What was answered for the person before is removed. Of two changes at once, one wins. The
 * new ticket is mailed, if the order is confirmed.
 * Source: issue 34, part 3.
 * @param asked ids of the order, of the ticket and of the buyer's account
 * @returns the new id; `changed` when the ticket was changed in this very moment
 */
export const changeTicketName = async (
  payload: Payload,
  { order: orderId, ticket: from, user }: { order: unknown; ticket: unknown; user: string },
  name: string,
  now = new Date(),
): Promise<{ id: string } | NameProblem> => {
  const order = isObjectId(orderId) ? await findOrder(payload, orderId) : null
  if (!order || String(order.user) !== user || !isObjectId(from)) return { problem: 'not_found' }
  const ticket = order.tickets.find(({ id }) => id === from)
  if (!ticket) {
    const wasReplaced = order.tickets.some(({ replacedIds }) => replacedIds?.includes(from))
    return { problem: wasReplaced ? 'changed' : 'not_found' }
  }
  if (ticket.isOwn) return { problem: 'own_ticket' }
  const event = String(order.event)
  if (!isAhead(await findStoredEvent(payload, order.event), now)) return { problem: 'closed' }
  if (order.status !== 'held' && order.status !== 'confirmed') return { problem: 'closed' }
  if (await wasLetIn(payload, event, from)) return { problem: 'let_in' }
  const to = new ObjectId().toHexString()
  const replaced = await replaceTicket(payload, order._id, { from, to, name })
  if (!replaced) return { problem: 'changed' }
  await followAgain(payload, event, from) // a door that let it in just now is shown that it is not valid
  if (replaced.status === 'confirmed') {
    try {
      await mailChangedTicket(payload, replaced, to)
    } catch (error) {
      payload.logger.error({ err: error, order: String(orderId) }, 'a changed ticket could not be mailed')
    }
  }
  return { id: to }
}
