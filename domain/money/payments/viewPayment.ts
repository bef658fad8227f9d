import type { PayloadRequest } from 'payload'
import { fromJubaTime } from '../../../platform/jubaTime'
import { handlesMoney } from '../../../collections/access/roles'
import type { File, User } from '../../../payload-types'
import type { PaymentView } from './payment.schema'
import { type StoredPayment, findPayment } from './paymentsRepository'

/** The moment that a payment of a day counts for: noon in Juba, never in the future. */
export const paidAtOf = (day: string, now = new Date()): Date => {
  const noon = new Date(fromJubaTime(`${day}T12:00`))
  return noon < now ? noon : now
}

/** A payment as its payer and staff read it. */
export const viewPayment = (payment: StoredPayment): PaymentView => ({
  id: payment._id.toHexString(),
  status: payment.status,
  method: payment.method,
  amountMinor: payment.amountMinor,
  currency: payment.currency,
  paidAt: payment.paidAt.toISOString(),
  invoice: payment.invoice?.toHexString() ?? null,
  transaction: payment.transaction ?? null,
  receiptNumber: payment.receiptNumber ?? null,
  creditMinor: payment.creditMinor ?? 0,
  reason: payment.reason ?? null,
})

/** The slip of a payment, for the payer and staff who handle money; null for other readers and when there is none. */
export const findSlip = async (req: PayloadRequest, id: string, reader: User): Promise<File | null> => {
  const payment = await findPayment(req.payload, id)
  if (!payment?.slip || !(handlesMoney(reader) || payment.user?.equals(reader.id))) return null
  return req.payload.findByID({
    collection: 'files',
    id: payment.slip.toHexString(),
    depth: 0,
    overrideAccess: true, // `files` is closed to readers; who may read the slip was decided above
    disableErrors: true,
    req,
  })
}
