import type { Endpoint, Payload } from 'payload'
import { PaymentProviderError, canTakePayments } from '../../services/stripe'
import { problem } from '../answers'
import { askProvider, isOpen } from '../../domain/donations/askProvider'
import type { StoredDonation } from '../../domain/donations/donation.types'
import { donationByKey } from '../../domain/donations/donationByKey'
import type { DonationState } from '../../domain/donations/checkout.schema'

/** The page asks every few seconds while its reader waits; the provider is asked less often. */
const ASK_EVERY_MS = 10_000

/** The notification may be late, or may not be set up: then the provider is asked, and if it cannot be, we say what we know. */
const newest = async (payload: Payload, donation: StoredDonation): Promise<StoredDonation> => {
  if (!donation.sessionId || !isOpen(donation) || !canTakePayments()) return donation
  try {
    return (await askProvider(payload, donation, ASK_EVERY_MS)) ?? donation
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    return donation
  }
}

/**
 * `GET /api/donations/by-key/:key`: how a gift stands, for whoever has its unguessable key from the payment page.
 * Answers 200 `DonationState`, 404 for a key that belongs to none.
 */
export const state: Endpoint = {
  method: 'get',
  path: '/by-key/:key',
  handler: async ({ payload, routeParams }) => {
    const found = await donationByKey(payload, routeParams?.key)
    if (!found) return problem(404, 'not_found', 'This donation could not be found')
    const { status, amountCents, receiptNumber } = await newest(payload, found)
    return Response.json(
      { status, amountCents, receiptNumber: receiptNumber ?? null } satisfies DonationState,
      { headers: { 'Cache-Control': 'no-store' } },
    )
  },
}
