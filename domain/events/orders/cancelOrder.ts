import type { Payload } from 'payload'
import { findInvoice, voidUnpaid } from '../../money/invoices'
import { endOrder } from './followOrder'
import { type StoredOrder, findOrder } from './ordersRepository'

export type CancelProblem = { problem: 'not_found' | 'paid' | 'being_paid' }

const CANCELLED = 'The buyer cancelled the order'

/** Whether nothing is owed for an order any more: its invoice is void, or it has none. */
const voidInvoiceOf = async (payload: Payload, order: StoredOrder): Promise<boolean> => {
  const invoice = order.invoice ? await findInvoice(payload, String(order.invoice)) : null
  if (!invoice || invoice.status === 'void') return true
  if (await voidUnpaid(payload, invoice, { by: String(order.user), reason: CANCELLED })) return true
  return (await findInvoice(payload, invoice._id))?.status === 'void' // by another click
}

/**
 * Cancels an own order: one that is not paid, or that was free. Its seats are free again. Safe to repeat.
 * @returns `paid` for one that has to be refunded, `being_paid` while a payment of it is being checked
 */
export const cancelOrder = async (
  payload: Payload,
  id: string,
  user: string,
): Promise<{ outcome: 'cancelled' } | CancelProblem> => {
  const order = await findOrder(payload, id)
  if (!order || String(order.user) !== user) return { problem: 'not_found' }
  if (order.status === 'cancelled' || order.status === 'expired') return { outcome: 'cancelled' }
  const invoice = order.invoice ? await findInvoice(payload, String(order.invoice)) : null
  if (invoice?.checks?.some(({ endedAt }) => !endedAt)) return { problem: 'being_paid' }
  if (!(await voidInvoiceOf(payload, order))) return { problem: 'paid' }
  await endOrder(payload, order, 'cancelled')
  return { outcome: 'cancelled' }
}

/** Ends an order whatever became of it, for somebody whose account is erased. Money that was paid stays in the books. */
export const giveUpOrder = async (payload: Payload, order: StoredOrder): Promise<void> => {
  await voidInvoiceOf(payload, order)
  await endOrder(payload, order, 'cancelled')
}
