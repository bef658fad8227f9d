import type { Payload } from 'payload'
import {
  completeInvoice,
  findUnfinalisedInvoice,
  mailInvoice,
  markInvoiceFinalised,
  postVoid,
} from '../invoices'
import { reconcileMembership } from '../../membership/membershipDecisions'
import { completeCreditNotes } from './creditNotes/completeCreditNotes'
import { postWriteOffs } from './writeOffs/postWriteOffs'

/**
 * Applies what follows from an invoice as it stands: its entry in the ledger, the reverse when it is void, its credit
 * notes and write-offs, the term of the membership that it pays for, and the mail about a new one. Safe to repeat after
 * a crash at any point.
 */
export const finaliseInvoice = async (payload: Payload, id: string): Promise<void> => {
  const invoice = await findUnfinalisedInvoice(payload, id)
  if (!invoice) return
  const numbered = await completeInvoice(payload, invoice)
  if (invoice.status === 'void')
    await postVoid(payload, id, { by: invoice.voidedBy?.toHexString(), at: invoice.voidedAt ?? new Date() })
  await completeCreditNotes(payload, numbered)
  await postWriteOffs(payload, numbered)
  if (invoice.purpose === 'joining' || invoice.purpose === 'renewal')
    await reconcileMembership(payload, invoice.user.toHexString())
  // while a payment of it is on its way nobody is asked for another
  if (!invoice.checks?.some(({ endedAt }) => !endedAt)) await mailInvoice(payload, numbered)
  await markInvoiceFinalised(payload, invoice)
}
