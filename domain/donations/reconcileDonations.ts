import type { Payload } from 'payload'
import { isDatabaseUnavailable } from '../../platform/databaseErrors'
import { PaymentProviderError, canTakePayments } from '../../services/stripe'
import { askProvider } from './askProvider'
import { donationsOf } from './donationsOf'
import { repairDonations } from './repairDonations'

/** A payment takes its donor minutes; what is open after that was abandoned, or its notification was lost. */
export const UNPAID_AFTER_MS = 30 * 60_000
const MOST_AT_ONCE = 500

/**
 * Asks the provider about donations that have been open for half an hour, and completes what a crash left unfinished.
 * Safe to run twice, and in several processes.
 * @throws PaymentProviderError when the provider is away: the rest is asked about next time
 */
export const reconcileDonations = async (payload: Payload, signal?: AbortSignal): Promise<void> => {
  await repairDonations(payload)
  if (!canTakePayments()) return
  const open = await donationsOf(payload)
    .find({
      status: { $in: ['created', 'pending'] },
      createdAt: { $lt: new Date(Date.now() - UNPAID_AFTER_MS) },
    })
    .sort({ checkedAt: 1 })
    .limit(MOST_AT_ONCE)
    .toArray()
  for (const donation of open) {
    if (signal?.aborted) return
    try {
      await askProvider(payload, donation, UNPAID_AFTER_MS)
    } catch (error) {
      if (error instanceof PaymentProviderError || isDatabaseUnavailable(error)) throw error
      payload.logger.error(
        { err: error, donation: donation._id.toHexString() },
        'a donation could not be reconciled; it is tried again',
      )
    }
  }
}
