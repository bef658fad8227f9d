import type { PayloadRequest } from 'payload'
import { isObjectId } from '../../../platform/isObjectId'
import { recordChange } from '../../audit'
import { findStoredEvent } from '..'
import { followAgain, wasLetIn } from '../door'
import { type StoredOrder, findOrder, followOrder, takeOffTicket, ticketFeeOf } from '../orders'
import { findTicketSettings } from '../questions'
import { endNow } from './endNow'

const wasCancelled = (order: StoredOrder | null, ticket: string): boolean =>
  Boolean(order?.cancelledTickets?.some(({ id }) => id === ticket))

export type TicketCancelProblem = { problem: 'not_found' | 'last' | 'closed' | 'fee_changed' | 'let_in' }

/**
 * Cancels one ticket of an own confirmed order, and not the last one; what was paid for it is to the buyer's
 * credit, but for the fee by the terms of the event. Safe to repeat. Source: issue 34, part 3.
 * @param asked ids of the order, of the ticket and of the buyer's account
 * @param feeMinor what the buyer agreed to lose, in minor units
 * @returns `closed` for a ticket that the buyer cannot cancel (any more)
 */
export const cancelOwnTicket = async (
  req: PayloadRequest,
  { order: id, ticket: asked, user }: { order: unknown; ticket: unknown; user: string },
  feeMinor: number,
  now = new Date(),
): Promise<{ outcome: 'cancelled' } | TicketCancelProblem> => {
  const { payload } = req
  const order = isObjectId(id) ? await findOrder(payload, id) : null
  if (!isObjectId(id) || !isObjectId(asked) || !order || String(order.user) !== user)
    return { problem: 'not_found' }
  if (wasCancelled(order, asked)) return { outcome: 'cancelled' }
  const ticket = order.tickets.find((each) => each.id === asked)
  if (!ticket) return { problem: 'not_found' }
  if (order.tickets.length === 1) return { problem: 'last' }
  const event = String(order.event)
  const [stored, settings] = await Promise.all([
    findStoredEvent(payload, event),
    findTicketSettings(payload, event),
  ])
  const facts = { terms: settings?.cancelTerms ?? [], event: stored ?? undefined }
  const fee = ticketFeeOf(order, facts, ticket.amountMinor, now)
  if (fee === null) return { problem: 'closed' }
  if (fee !== feeMinor) return { problem: 'fee_changed' }
  if (await wasLetIn(payload, event, asked)) return { problem: 'let_in' }
  if (!(await takeOffTicket(payload, order._id, ticket, feeMinor)))
    return wasCancelled(await findOrder(payload, id), asked) // by the second click of a double one
      ? { outcome: 'cancelled' }
      : { problem: 'fee_changed' }
  await followAgain(payload, event, asked) // a door that let it in just now is shown that it is not valid
  await recordChange(req, {
    action: 'ticket.cancelled-by-buyer',
    subject: { collection: 'events', id: event, title: stored?.title ?? '' },
    account: user,
    after: { order: id, type: ticket.typeName, feeMinor, currency: order.currency },
  })
  await endNow(payload, { order: id }, () => followOrder(payload, id))
  return { outcome: 'cancelled' }
}
