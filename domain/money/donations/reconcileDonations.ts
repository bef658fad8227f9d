import type { Payload } from 'payload'
import { canTakePayments, PaymentProviderError, readSession } from '../../../services/stripe'
import { workOnEach } from '../../../platform/workOnEach'
import { applySession, expireDonation } from './applyPaymentEvent'
import { type StoredDonation, claimCheck, findOpenDonations } from './donationsRepository'
import { followDonation } from './issueReceipt'
import { repairDonations } from './postDonations'

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

/** A payment takes its donor minutes; one that is open after that was abandoned, or its event was lost. */
const UNPAID_AFTER_MS = 30 * 60_000
const MAX_AT_ONCE = 500

/**
 * Asks the provider about donations that have been open for half an hour, and completes what a crash left unfinished.
 * Safe to run twice, and in several processes.
 * @throws PaymentProviderError when the provider does not answer: the rest is asked about at the next run
 */
export const reconcileDonations = async (payload: Payload, signal?: AbortSignal): Promise<void> => {
  await repairDonations(payload)
  if (!canTakePayments()) return
  const before = new Date(Date.now() - UNPAID_AFTER_MS)
  const donations = await findOpenDonations(payload, before, MAX_AT_ONCE)
  await workOnEach(payload, donations, (donation) => reconcileDonation(payload, donation, UNPAID_AFTER_MS), {
    failed: 'a donation could not be reconciled; it is tried again',
    about: ({ _id }) => ({ donation: _id.toHexString() }),
    signal,
    isForAll: (error) => error instanceof PaymentProviderError,
  })
}
