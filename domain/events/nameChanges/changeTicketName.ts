import { ObjectId } from 'mongodb'
import type { Payload, PayloadRequest } from 'payload'
import { isObjectId } from '../../../platform/isObjectId'
import { recordChange } from '../../audit'
import { findStaffEvent, findStoredEvent, isAhead } from '..'
import { followAgain, wasLetIn } from '../door'
import { type StoredOrder, findOrder, mailChangedTicket, replaceTicket } from '../orders'

interface AskedTicket {
  order: unknown
  ticket: unknown
}

export type NameProblem = { problem: 'not_found' | 'closed' | 'own_ticket' | 'let_in' | 'changed' }

/** Whose ticket it is: of an own order, by the id of the account, or of an event that staff manage. */
type Scope = { user: string } | { event: string }

const isWithin = (order: StoredOrder, scope: Scope): boolean =>
  'user' in scope ? String(order.user) === scope.user : String(order.event) === scope.event

/**
 * Gives a ticket to another person. It gets a new id and so a new code: the old one, also as PDF, is not valid any
 * more. What was answered for the person before is removed. Of two changes at once, one wins. The new ticket is mailed
 * to the buyer, if the order is confirmed. Source: issue 34, part 3.
 * @param asked ids of the order and of the ticket
 * @returns the new id; `changed` when the ticket was changed in this very moment
 */
const changeName = async (
  payload: Payload,
  { order: orderId, ticket: from }: AskedTicket,
  scope: Scope,
  name: string,
  now: Date,
): Promise<{ id: string; order: StoredOrder } | NameProblem> => {
  const order = isObjectId(orderId) ? await findOrder(payload, orderId) : null
  if (!order || !isWithin(order, scope) || !isObjectId(from)) return { problem: 'not_found' }
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
  return { id: to, order: replaced }
}

/** Gives a ticket of an own order to another person. @param user id of the buyer's account */
export const changeTicketName = async (
  payload: Payload,
  { user, ...asked }: AskedTicket & { user: string },
  name: string,
  now = new Date(),
): Promise<{ id: string } | NameProblem> => {
  const result = await changeName(payload, asked, { user }, name, now)
  return 'id' in result ? { id: result.id } : result
}

/** The same on behalf of staff, for an order of an event that they manage. */
export const changeTicketNameOfEvent = async (
  req: PayloadRequest,
  { event: eventId, ...asked }: AskedTicket & { event: unknown },
  name: string,
  now = new Date(),
): Promise<{ id: string } | NameProblem> => {
  const event = (await findStaffEvent(req, eventId))?.event
  if (!event) return { problem: 'not_found' }
  const result = await changeName(req.payload, asked, { event: event.id }, name, now)
  if (!('id' in result)) return result
  const { id, order } = result
  await recordChange(req, {
    action: 'order.name-changed',
    subject: { collection: 'events', id: event.id, title: event.title },
    account: String(order.user),
    after: { order: order._id.toHexString() }, // no names: they are erased with the order, and the log stays
  })
  return { id }
}
