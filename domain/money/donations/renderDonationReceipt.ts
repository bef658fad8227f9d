import type { Payload, PayloadRequest } from 'payload'
import { isObjectId } from '../../../platform/isObjectId'
import { type StoredDonation, findDonation, findDonationByAccessKey } from './donationsRepository'

interface ReceiptFile {
  pdf: Buffer
  filename: string
}

/** Renders the receipt of a donation anew each time: the same data give the same sheet. Null before it has a number. */
const renderDonationReceipt = async (
  payload: Payload,
  donation: StoredDonation | null,
): Promise<ReceiptFile | null> => {
  if (!donation) return null
  const { receiptNumber, amountCents, name, email, paidAt, refundedCents, refundedAt } = donation
  if (!receiptNumber || !paidAt) return null
  const { renderReceipt } = await import('./mails/renderReceipt') // seldom needed, and large
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
  return { pdf, filename: `receipt-${receiptNumber}.pdf` }
}

/** The receipt of a donation as PDF, for the holder of its access key. */
export const renderReceiptByKey = async (payload: Payload, key: unknown): Promise<ReceiptFile | null> =>
  renderDonationReceipt(payload, await findDonationByAccessKey(payload, key))

/** The receipt of a donation as PDF, for its signed-in donor and for administrators; null for others. */
export const renderReceiptById = async (req: PayloadRequest, id: unknown): Promise<ReceiptFile | null> => {
  const readable = isObjectId(id)
    ? await req.payload.findByID({
        collection: 'donations',
        id,
        depth: 0,
        overrideAccess: false,
        disableErrors: true,
        select: {},
        req,
      })
    : null
  return renderDonationReceipt(req.payload, readable ? await findDonation(req.payload, readable.id) : null)
}
