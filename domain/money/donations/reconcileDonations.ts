import type { Payload } from 'payload'
import { workOnEach } from '../../../platform/workOnEach'
import { PaymentProviderError, canTakePayments } from '../../../services/stripe'
import { findOpenDonations } from './donationsRepository'
import { reconcileDonation } from './reconcileDonation'
import { repairDonations } from './repairDonations'

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
