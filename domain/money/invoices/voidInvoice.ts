import type { PayloadRequest } from 'payload'
import { toJubaTime } from '../../../platform/jubaTime'
import { recordChange } from '../../audit/recordChange'
import { reverseEntry } from '../ledger'
import { type StoredInvoice, findInvoice, voidOpenInvoice } from './invoicesRepository'
import type { InvoiceVoided } from './invoice.schema'
import { completeInvoice } from './issueInvoice'

/** Books that a voided invoice is owed no more. Safe to repeat. */
export const postVoid = (
  payload: PayloadRequest['payload'],
  id: string,
  voided: { by?: string | null; at: Date },
): Promise<void> =>
  reverseEntry(payload, `invoice:${id}`, {
    key: `invoice:${id}:void`,
    purpose: 'invoiceVoided',
    day: toJubaTime(voided.at).slice(0, 10),
    by: voided.by,
  })

/**
 * Voids an invoice of which nothing was paid, because of a decision that has its own entry in the audit log. Safe to
 * repeat; one that is partly paid, paid or void stays as it is.
 */
export const voidUnpaid = async (
  payload: PayloadRequest['payload'],
  invoice: StoredInvoice,
  { by, reason }: { by: string; reason: string },
): Promise<boolean> => {
  if (invoice.status !== 'open') return false
  const id = (await completeInvoice(payload, invoice))._id.toHexString()
  if (!(await voidOpenInvoice(payload, id, { by, reason }))) return false
  await postVoid(payload, id, { by, at: new Date() })
  return true
}

/**
 * Voids an invoice of which nothing was paid: it stays, with its number, and is owed no more. A payment that arrives
 * later is to the payer's credit.
 * @returns `not_open` for one that is partly paid, paid or void
 */
export const voidInvoice = async (
  req: PayloadRequest,
  id: string,
  reason: string,
  by: string,
): Promise<InvoiceVoided | { problem: 'not_open' | 'not_found' }> => {
  const { payload } = req
  const isVoided = await voidOpenInvoice(payload, id, { by, reason })
  const invoice = await findInvoice(payload, id)
  if (!invoice) return { problem: 'not_found' }
  if (!isVoided) return { problem: 'not_open' }
  await recordChange(req, {
    action: 'invoice.voided',
    subject: { collection: 'invoices', id },
    account: invoice.user.toHexString(),
    before: { status: 'open' },
    after: { status: 'void' },
    reason,
  })
  await postVoid(payload, id, { by, at: invoice.voidedAt ?? new Date() })
  return { status: 'void' }
}
