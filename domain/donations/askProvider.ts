import type { Payload } from 'payload'
import { readSession } from '../../services/stripe'
import type { StoredDonation } from './donation.types'
import { applyFact } from './applyFact'
import { donationsOf } from './donationsOf'
import { issueReceipt } from './issueReceipt'
import { settleSession } from './settle'

/** Whether the provider may know more of a donation than we do. */
export const isOpen = ({ status }: Pick<StoredDonation, 'status'>): boolean =>
  status === 'created' || status === 'pending'

/**
 * Asks the provider how an open donation stands, unless somebody just did, and gives effect to the answer.
 * @param notWithinMs how long the last question must lie back
 * @returns the donation afterwards; null when it was asked about meanwhile
 * @throws PaymentProviderError
 */
export const askProvider = async (
  payload: Payload,
  { _id }: StoredDonation,
  notWithinMs: number,
): Promise<StoredDonation | null> => {
  const now = new Date()
  const before = new Date(now.getTime() - notWithinMs)
  const taken = await donationsOf(payload).findOneAndUpdate(
    {
      _id,
      status: { $in: ['created', 'pending'] },
      $or: [{ checkedAt: null }, { checkedAt: { $lte: before } }],
    },
    { $set: { checkedAt: now } },
    { returnDocument: 'after' },
  )
  if (!taken) return null
  // nobody was ever led to a payment page: there is nothing that could be paid
  if (!taken.sessionId) return applyFact(payload, _id, { expiredAt: { $min: ['$expiredAt', now] } })
  const settlement = await settleSession(payload, await readSession(taken.sessionId), { at: now })
  if (!('donation' in settlement)) return taken
  if (settlement.donation.paidAt && !settlement.donation.receiptedAt) await issueReceipt(payload, _id)
  return settlement.donation
}
