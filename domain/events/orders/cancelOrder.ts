import type { Payload, PayloadRequest } from 'payload'
import { isObjectId } from '../../../platform/isObjectId'
import { recordChange } from '../../audit'
import { findInvoice } from '../../money/invoices'
import { findStaffEvent } from '..'
import { endUnpaidInvoice } from './endUnpaidInvoice'
import { endOrder } from './followOrder'
import { type StoredOrder, findOrder } from './ordersRepository'

export type CancelProblem = { problem: 'not_found' | 'paid' | 'being_paid' }

const CANCELLED = 'The order of tickets was cancelled'

/** Whether nothing is owed for an order any more: its invoice has ended, or it has none. */
const endInvoiceOf = async (payload: Payload, order: StoredOrder, by: string): Promise<boolean> => {
  const invoice = order.invoice ? await findInvoice(payload, String(order.invoice)) : null
  if (!invoice || invoice.status === 'void') return true
  if (await endUnpaidInvoice(payload, order, invoice, { by, reason: CANCELLED })) return true
  return (await findInvoice(payload, invoice._id))?.status === 'void' // by another click
}

/** Cancels an order that is not paid, or was free. Safe to repeat. */
const cancel = async (
  payload: Payload,
  order: StoredOrder,
  by: string,
  reason?: string,
): Promise<{ outcome: 'cancelled' } | CancelProblem> => {
  if (order.status === 'cancelled' || order.status === 'expired') return { outcome: 'cancelled' }
  const invoice = order.invoice ? await findInvoice(payload, String(order.invoice)) : null
  if (invoice?.checks?.some(({ endedAt }) => !endedAt)) return { problem: 'being_paid' }
  if (!(await endInvoiceOf(payload, order, by))) return { problem: 'paid' }
  await endOrder(payload, order, 'cancelled', reason)
  return { outcome: 'cancelled' }
}

/**
 * Cancels an own order that is not paid, or was free. Its seats are free again. Safe to repeat.
 * @returns `paid` for one that has to be refunded, `being_paid` while a payment of it is being checked
 */
export const cancelOrder = async (
  payload: Payload,
  id: string,
  user: string,
): Promise<{ outcome: 'cancelled' } | CancelProblem> => {
  const order = await findOrder(payload, id)
  return order && String(order.user) === user ? cancel(payload, order, user) : { problem: 'not_found' }
}

/**
 * Cancels an order on behalf of staff, by the same rule, and mails the buyer.
 * @param by id of the account of who cancels
 * @param reason told to the buyer
 */
export const cancelOrderOfEvent = async (
  req: PayloadRequest,
  { event: eventId, order: id }: { event: unknown; order: unknown },
  by: string,
  reason: string | undefined,
): Promise<{ outcome: 'cancelled' } | CancelProblem> => {
  const event = (await findStaffEvent(req, eventId))?.event
  const order = event && isObjectId(id) ? await findOrder(req.payload, id) : null
  if (!event || !order || String(order.event) !== event.id) return { problem: 'not_found' }
  const result = await cancel(req.payload, order, by, reason)
  if ('outcome' in result)
    await recordChange(req, {
      action: 'order.cancelled',
      subject: { collection: 'events', id: event.id, title: event.title },
      account: String(order.user),
      reason,
    })
  return result
}

/**
 * Ends an order whatever became of it, for somebody whose account is erased. Money that was paid stays in the books.
 */
export const giveUpOrder = async (payload: Payload, order: StoredOrder): Promise<void> => {
  await endInvoiceOf(payload, order, String(order.user))
  await endOrder(payload, order, 'cancelled')
}
