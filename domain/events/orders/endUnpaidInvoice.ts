import type { Payload } from 'payload'
import { type StoredInvoice, voidUnpaid } from '../../money/invoices'
import { creditRest } from './creditRest'
import type { StoredOrder } from './ordersRepository'

/** What is owed of an invoice beside what was credited and written off. */
const owedMinor = ({ totalMinor, creditedMinor, writtenOffMinor }: StoredInvoice): number =>
  totalMinor - (creditedMinor ?? 0) - (writtenOffMinor ?? 0)

export const isPartlyPaid = (invoice: StoredInvoice): boolean => invoice.openMinor < owedMinor(invoice)

/**
 * Ends the invoice of an order of which nothing is paid: it is void, or credited where a part of it was before, as
 * for a ticket that was cancelled while it was paid.
 * @param ended.by id of the account of who ends it
 * @returns whether nothing is owed any more; not when a payment was faster
 */
export const endUnpaidInvoice = async (
  payload: Payload,
  order: StoredOrder,
  invoice: StoredInvoice,
  ended: { by: string; reason: string },
): Promise<boolean> => {
  if (owedMinor(invoice) === invoice.totalMinor) return voidUnpaid(payload, invoice, ended)
  if (isPartlyPaid(invoice)) return false
  await creditRest(payload, order, invoice, {
    key: `order-unpaid:${order._id.toHexString()}`,
    reason: ended.reason,
  })
  return true
}
