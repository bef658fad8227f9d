import type { PayloadRequest } from 'payload'
import { isReadable } from '../../../platform/isReadable'
import { findInvoice } from '../invoices'
import { findPayment, viewPayment } from '../payments'
import type { PaymentStatus } from '../payments/payment.schema'
import { findContact } from '../../people/profiles'

const HAS_RECEIPT: readonly PaymentStatus[] = ['confirmed', 'reversed']

/**
 * The receipt of a payment as PDF, for its payer and for staff who handle money; that of a reversed payment says so. Null
 * for others, and while it has no number.
 */
export const drawReceipt = async (
  req: PayloadRequest,
  id: unknown,
): Promise<{ pdf: Buffer; filename: string } | null> => {
  const { payload } = req
  const payment = (await isReadable(req, 'payments', id)) ? await findPayment(payload, String(id)) : null
  if (!payment?.receiptNumber || !payment.user || !HAS_RECEIPT.includes(payment.status)) return null
  const { renderPaymentReceipt } = await import('./renderPaymentReceipt') // seldom needed, and large
  const [settings, invoice, contact] = await Promise.all([
    payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: false }),
    payment.invoice ? findInvoice(payload, payment.invoice) : null,
    findContact(payload, payment.user),
  ])
  const pdf = await renderPaymentReceipt({
    payment: viewPayment(payment),
    receiptNumber: payment.receiptNumber,
    reversedAt: payment.status === 'reversed' ? (payment.decidedAt ?? payment.updatedAt).toISOString() : null,
    payer: invoice?.recipient.name ?? contact?.fullName ?? payment.payer ?? 'The member',
    invoiceNumber: invoice?.number ?? null,
    association: { name: settings.name, url: payload.config.serverURL },
  })
  return { pdf, filename: `receipt-${payment.receiptNumber}.pdf` }
}
