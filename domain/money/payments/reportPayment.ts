import type { PayloadRequest } from 'payload'
import type { StoredInvoice } from '../invoices'
import { removeFile } from '../../publications/files'
import { type TakeRefusal, takeUpload } from '../../publications/uploads'
import { paidAtOf } from './viewPayment'
import { countPayments, findPaymentByKey, findPaymentOfSlip } from './paymentsRepository'
import { readPaymentSettings } from '../paymentSettings'
import { recordPayment } from './recordPayment'
import type { PaymentReport } from './reportPayment.schema'

/** More open reports for one invoice than these are a mistake. */
const MAX_OPEN = 3

export interface ReportProblem {
  problem: 'not_open' | 'not_offered' | 'too_many'
}

/**
 * Stores that a payer says to have paid an invoice. It is a claim: nothing is settled by it, and the
 * membership does not lapse while it is checked. The same key, or the same upload, is stored once.
 * @returns the id of the payment
 */
export const reportPayment = async (
  req: PayloadRequest,
  user: string,
  invoice: StoredInvoice,
  { key: uuid, file, method, amount, currency, paidOn, transaction }: PaymentReport,
): Promise<{ id: string } | ReportProblem | TakeRefusal> => {
  const { payload } = req
  const key = `report:${uuid}`
  const known = await findPaymentByKey(payload, key)
  if (known?.user?.equals(user)) return { id: known._id.toHexString() }
  if (invoice.status !== 'open') return { problem: 'not_open' }
  const settings = await readPaymentSettings(payload)
  if (!(method === 'bank' ? settings.takesBank : settings.takesMerchant)) return { problem: 'not_offered' }
  if ((await countPayments(payload, { invoice: invoice._id, status: 'reported' })) >= MAX_OPEN)
    return { problem: 'too_many' }
  const store = async (slip?: string): Promise<string> => {
    const { payment, isNew } = await recordPayment(payload, {
      key,
      status: 'reported',
      method,
      amountMinor: amount,
      currency,
      paidAt: paidAtOf(paidOn),
      user,
      invoice: invoice._id.toHexString(),
      by: user,
      ...(transaction && { transaction }),
      ...(slip && { slip }),
    })
    // another upload was sent with the same key at once
    if (!isNew && slip && !payment.slip?.equals(slip)) await removeFile(payload, slip)
    return payment._id.toHexString()
  }
  if (!file) return { id: await store() }
  return takeUpload(req, {
    key: file,
    purpose: 'paymentSlip',
    name: 'slip',
    find: (slip) => findPaymentOfSlip(payload, user, slip),
    make: store,
  })
}
