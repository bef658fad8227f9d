import type { Payload } from 'payload'
import { pdfAnswer } from '../pdfAnswer'
import type { StoredDonation } from '../../domain/donations/donation.types'

/** The receipt of a donation as a file to keep. Drawn anew each time: the same facts give the same sheet. */
export const receiptAnswer = async (
  payload: Payload,
  {
    receiptNumber,
    amountCents,
    name,
    email,
    paidAt,
    refundedCents,
    refundedAt,
  }: StoredDonation & { receiptNumber: string; paidAt: Date },
): Promise<Response> => {
  const { renderReceipt } = await import('../../domain/donations/renderReceipt') // draws seldom, weighs much
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: false })
  const pdf = await renderReceipt({
    receiptNumber,
    amountCents,
    donor: name ?? undefined,
    email: email ?? undefined,
    paidAt: paidAt.toISOString(),
    ...(refundedCents && refundedAt && { refund: { cents: refundedCents, at: refundedAt.toISOString() } }),
    association: {
      name: settings.name,
      address: settings.address ?? undefined,
      email: settings.email ?? undefined,
      url: payload.config.serverURL,
    },
  })
  return pdfAnswer(pdf, `receipt-${receiptNumber}.pdf`)
}
