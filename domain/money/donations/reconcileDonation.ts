import type { Payload } from 'payload'
import { readSession } from '../../../services/stripe'
import { applySession, expireDonation } from './applyPaymentEvent'
import { type StoredDonation, claimCheck } from './donationsRepository'
import { followDonation } from './issueReceipt'

/**
 * Asks the provider for the state of an open donation, unless it was asked recently, and applies the answer.
 * @param intervalMs how long ago the last question must be
 * @returns the donation afterwards; null when another caller asked in the meantime
 * @throws PaymentProviderError
 */
export const reconcileDonation = async (
  payload: Payload,
  { _id }: StoredDonation,
  intervalMs: number,
): Promise<StoredDonation | null> => {
  const now = new Date()
  const claimed = await claimCheck(payload, _id, now, intervalMs)
  if (!claimed) return null
  // no payment page was ever opened: there is nothing that could be paid
  if (!claimed.sessionId) return expireDonation(payload, _id, now)
  const result = await applySession(payload, await readSession(claimed.sessionId), { at: now })
  if (!('donation' in result)) return claimed
  await followDonation(payload, result.donation)
  return result.donation
}
