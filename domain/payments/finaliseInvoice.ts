import type { Payload } from 'payload'
import { completeInvoice, findUnfinalisedInvoice, markInvoiceFinalised, postVoid } from '../invoices'
import { reconcileMembership } from '../membershipDecisions'

/**
 * Applies what follows from an invoice as it stands: its entry in the ledger, the reverse when it is void, and the term
 * of the membership that it pays for. Safe to repeat after a crash at any point.
 */
export const finaliseInvoice = async (payload: Payload, id: string): Promise<void> => {
  const invoice = await findUnfinalisedInvoice(payload, id)
  if (!invoice) return
  await completeInvoice(payload, invoice)
  if (invoice.status === 'void')
    await postVoid(payload, id, { by: invoice.voidedBy?.toHexString(), at: invoice.voidedAt ?? new Date() })
  if (invoice.purpose === 'joining' || invoice.purpose === 'renewal')
    await reconcileMembership(payload, invoice.user.toHexString())
  await markInvoiceFinalised(payload, invoice)
}
