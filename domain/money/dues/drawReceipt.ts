import type { PayloadRequest } from 'payload'
import { isReadable } from '../../../platform/isReadable'
import { findInvoice } from '../invoices'
import { findPayment, viewPayment } from '../payments'
import { findContact } from '../../people/profiles'

/**
 * The receipt of a confirmed payment as PDF, for its payer and for staff who handle money. Null for others,
 * and while it has no number.
 */
export const drawReceipt = async (
  req: PayloadRequest,
  id: unknown,
): Promise<{ pdf: Buffer; filename: string } | null> => {
  const { payload } = req
  const payment = (await isReadable(req, 'payments', id)) ? await findPayment(payload, String(id)) : null
  if (!payment?.receiptNumber || !payment.user || payment.status !== 'confirmed') return null
  const { renderPaymentReceipt } = await import('./renderPaymentReceipt') // seldom needed, and large
  const [settings, invoice, contact] = await Promise.all([
    payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: false }),
    payment.invoice ? findInvoice(payload, payment.invoice) : null,
    findContact(payload, payment.user),
  ])
  const pdf = await renderPaymentReceipt({
    payment: viewPayment(payment),
    receiptNumber: payment.receiptNumber,
    payer: invoice?.recipient.name ?? contact?.fullName ?? payment.payer ?? 'The member',
    invoiceNumber: invoice?.number ?? null,
    association: { name: settings.name, url: payload.config.serverURL },
  })
  return { pdf, filename: `receipt-${payment.receiptNumber}.pdf` }
}
