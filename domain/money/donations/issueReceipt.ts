import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { createGaplessNumbers } from '../../../platform/createGaplessNumbers'
import { jubaYear } from '../../../platform/jubaTime'
import { queueMail } from '../../messaging/mail'
import {
  type StoredDonation,
  isDonationPaid,
  markReceiptIssued,
  setReceiptNumber,
} from './donationsRepository'

/** Issues the number of a donation's receipt, `R-2026-0001`. */
const issueReceiptNumber = createGaplessNumbers({
  collection: 'receipt-numbers',
  ownerField: 'donation',
  prefix: 'R',
})

/** Queues the mail with the receipt; a donor who left no address has it on the thank-you page only. */
const mailReceipt = async (
  payload: Payload,
  { _id, amountCents, name, email, paidAt, accessKey, receiptNumber }: StoredDonation,
): Promise<void> => {
  if (!email || !paidAt || !receiptNumber) return
  await queueMail(payload, {
    template: 'donationReceipt',
    to: email,
    data: () => ({
      receiptNumber,
      amountCents,
      donor: name ?? undefined,
      email,
      paidAt: paidAt.toISOString(),
      accessKey,
    }),
    dedupeKey: `donationReceipt:${_id.toHexString()}`,
  })
}

/**
 * Issues the receipt for a donation that was paid: number → donation → mail → mark. Each step can be repeated, so a
 * crash between any two is repaired by calling this again.
 */
export const issueReceipt = async (payload: Payload, id: ObjectId): Promise<void> => {
  if (!(await isDonationPaid(payload, id))) return
  const receiptNumber = await issueReceiptNumber(payload, id, () => jubaYear(new Date()))
  const donation = await setReceiptNumber(payload, id, receiptNumber)
  if (!donation) return
  await mailReceipt(payload, donation)
  await markReceiptIssued(payload, id)
}

/** Issues the receipt of a donation that is paid and has none. */
export const followDonation = async (
  payload: Payload,
  { _id, paidAt, receiptedAt }: StoredDonation,
): Promise<void> => {
  if (paidAt && !receiptedAt) await issueReceipt(payload, _id)
}
