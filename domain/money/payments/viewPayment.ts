import type { PaymentView } from './payment.schema'
import type { StoredPayment } from './paymentsRepository'

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
