import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { createGaplessNumbers } from '../../platform/createGaplessNumbers'
import { jubaYear } from '../../platform/jubaTime'
import { queueMail } from '../mail'
import type { StoredDonation } from './donation.types'
import { donationsOf } from './donationsOf'

/** Issues the number of a donation's receipt, `R-2026-0001`. */
const issueReceiptNumber = createGaplessNumbers({
  collection: 'receipt-numbers',
  ownerField: 'donation',
  prefix: 'R',
})

/** Puts the receipt into the outbox; a donation whose donor left no address has it on the thank-you page alone. */
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
 * Issues the receipt for a donation that was paid: number → donation → mail → mark. Each step can be repeated, so that
 * a crash between any two is made good by calling it again.
 */
export const issueReceipt = async (payload: Payload, id: ObjectId): Promise<void> => {
  const donations = donationsOf(payload)
  if (!(await donations.findOne({ _id: id, paidAt: { $type: 'date' } }, { projection: { _id: 1 } }))) return
  const receiptNumber = await issueReceiptNumber(payload, id, () => jubaYear(new Date()))
  const donation = await donations.findOneAndUpdate(
    { _id: id },
    { $set: { receiptNumber } },
    { returnDocument: 'after' },
  )
  if (!donation) return
  await mailReceipt(payload, donation)
  await donations.updateOne({ _id: id }, { $set: { receiptedAt: new Date() } })
}
