import type { Payload } from 'payload'
import { queueMail } from '../../messaging/mail'
import type { StoredDonation } from './donationsRepository'

/**
 * Mails the donor that money was refunded, once for each sum. Safe to repeat. Nothing is sent while the payment or the
 * address is unknown: the event that reports them calls this again.
 */
export const mailRefund = async (
  payload: Payload,
  { _id, amountCents, refundedCents, refundedAt, paidAt, name, email, receiptNumber }: StoredDonation,
): Promise<void> => {
  if (!refundedCents || !refundedAt || !paidAt || !email) return
  await queueMail(payload, {
    template: 'donationRefunded',
    to: email,
    data: () => ({
      amountCents,
      refundedCents,
      refundedAt: refundedAt.toISOString(),
      donor: name ?? undefined,
      receiptNumber: receiptNumber ?? undefined,
    }),
    dedupeKey: `donationRefunded:${_id.toHexString()}:${refundedCents}`,
  })
}
