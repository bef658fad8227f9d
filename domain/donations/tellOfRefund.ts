import type { Payload } from 'payload'
import { queueMail } from '../mail'
import type { StoredDonation } from './donation.types'

/**
 * Tells a donor by mail that money went back, once for each sum. Safe to repeat. A donation without a payment or an
 * address is told of when these are known.
 */
export const tellOfRefund = async (
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
