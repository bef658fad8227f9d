import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { isDuplicateKey, modelOf } from '../../platform/database'
import { jubaYear } from '../../platform/jubaTime'
import { queueMail } from '../mail'
import type { StoredDonation } from './donation.types'
import { donationsOf } from './donationsOf'

interface IssuedNumber {
  _id: number
  year: number
}

/** `R-2026-0001`: the number runs on over the years, so that no gap can hide between two of them. */
const toReceiptNumber = ({ _id, year }: IssuedNumber): string => `R-${year}-${String(_id).padStart(4, '0')}`

/**
 * The number of a donation's receipt: the highest plus one, taken by whoever inserts it first; the one it has when it
 * has one. The unique key on the donation lets no number be spent twice for it.
 */
const takeNumber = async (payload: Payload, donation: ObjectId): Promise<IssuedNumber> => {
  const numbers = modelOf(payload, 'receipt-numbers')
  for (;;) {
    const issued = await numbers.findOne({ donation }, { year: 1 }).lean<IssuedNumber>()
    if (issued) return issued
    const highest = await numbers.findOne({}, { _id: 1 }).sort({ _id: -1 }).lean<{ _id: number }>()
    const next = { _id: (highest?._id ?? 0) + 1, year: jubaYear(new Date()) }
    try {
      await numbers.create({ ...next, donation })
      return next
    } catch (error) {
      if (!isDuplicateKey(error)) throw error // another receipt took the number, or another process this receipt
    }
  }
}

/** Those of one process wait for each other: a thousand at once would try for the same number a thousand times. */
let lastInLine: Promise<unknown> = Promise.resolve()

const inLine = <Result>(task: () => Promise<Result>): Promise<Result> => {
  const result = lastInLine.then(task)
  lastInLine = result.catch(() => {})
  return result
}

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
  const number = await inLine(() => takeNumber(payload, id))
  const donation = await donations.findOneAndUpdate(
    { _id: id },
    { $set: { receiptNumber: toReceiptNumber(number) } },
    { returnDocument: 'after' },
  )
  if (!donation) return
  await mailReceipt(payload, donation)
  await donations.updateOne({ _id: id }, { $set: { receiptedAt: new Date() } })
}
