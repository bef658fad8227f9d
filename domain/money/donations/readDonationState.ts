import type { Payload } from 'payload'
import { PaymentProviderError, canTakePayments } from '../../../services/stripe'
import type { DonationState } from './checkout.schema'
import { isOpenDonation } from './donation.schema'
import { type StoredDonation, findDonationByAccessKey } from './donationsRepository'
import { reconcileDonation } from './reconcileDonations'

/** The page asks every few seconds while its reader waits; the provider is asked less often. */
const PROVIDER_INTERVAL_MS = 10_000

/**
 * The event may be late, or events may not be set up: then the provider is asked. When it fails, the stored
 * state counts.
 */
const refreshDonation = async (payload: Payload, donation: StoredDonation): Promise<StoredDonation> => {
  if (!donation.sessionId || !isOpenDonation(donation) || !canTakePayments()) return donation
  try {
    return (await reconcileDonation(payload, donation, PROVIDER_INTERVAL_MS)) ?? donation
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    return donation
  }
}

/** The state of a donation, for the holder of its access key; null for a key that belongs to none. */
export const readDonationState = async (payload: Payload, key: unknown): Promise<DonationState | null> => {
  const found = await findDonationByAccessKey(payload, key)
  if (!found) return null
  const { status, amountCents, receiptNumber } = await refreshDonation(payload, found)
  return { status, amountCents, receiptNumber: receiptNumber ?? null }
}
