import type { Payload } from 'payload'
import {
  type StoredInvoice,
  completeInvoice,
  findRenewalInvoices,
  findUnfinalisedInvoice,
  mailInvoice,
  markInvoiceFinalised,
  postVoid,
  voidUnpaid,
} from '../invoices'
import { followOrderOfInvoice } from '../../events/orders'
import { reconcileMembership } from '../../membership/membershipDecisions'
import { queueMail } from '../../messaging/mail'
import { completeCreditNotes } from './creditNotes/completeCreditNotes'
import { postWriteOffs } from './writeOffs/postWriteOffs'

/**
 * A renewal that is open again, because its payment was reversed, is to be paid first: an unpaid one for the term after
 * it is void, so that one renewal is open. Safe to repeat.
 */
const withdrawLaterRenewals = async (payload: Payload, renewal: StoredInvoice): Promise<void> => {
  if (!renewal.allocations?.some(({ releasedAt }) => releasedAt)) return
  const reason = `invoice ${renewal.number ?? ''} is open again, because its payment was reversed`
  for (const later of await findRenewalInvoices(payload, renewal.user.toHexString())) {
    const isLater = later.issuedAt > renewal.issuedAt && later.status === 'open'
    if (!isLater || !(await voidUnpaid(payload, later, { by: later.user.toHexString(), reason }))) continue
    if (!later.recipient.email) continue // erased
    await queueMail(payload, {
      template: 'invoiceWithdrawn',
      to: later.recipient.email,
      data: { number: later.number ?? '', fullName: later.recipient.name, reason },
      dedupeKey: `invoiceWithdrawn:${later._id.toHexString()}`,
    })
  }
}

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
  if (invoice.status === 'open' && invoice.purpose === 'renewal')
    await withdrawLaterRenewals(payload, numbered)
  await completeCreditNotes(payload, numbered)
  await postWriteOffs(payload, numbered)
  if (invoice.purpose === 'joining' || invoice.purpose === 'renewal')
    await reconcileMembership(payload, invoice.user.toHexString())
  if (invoice.purpose === 'tickets') await followOrderOfInvoice(payload, invoice)
  // while a payment of it is on its way nobody is asked for another
  if (!invoice.checks?.some(({ endedAt }) => !endedAt)) await mailInvoice(payload, numbered)
  await markInvoiceFinalised(payload, invoice)
}
