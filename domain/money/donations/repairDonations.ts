import type { Payload } from 'payload'
import { isDatabaseUnavailable } from '../../../platform/databaseErrors'
import { findDonationsWithoutReceipt } from './donationsRepository'
import { issueReceipt } from './issueReceipt'

/**
 * Completes what a crash left between two steps: receipts that were not issued, numbered or
 * mailed. Safe to repeat, also by several processes.
 */
export const repairDonations = async (payload: Payload): Promise<void> => {
  for await (const { _id } of findDonationsWithoutReceipt(payload)) {
    try {
      await issueReceipt(payload, _id)
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error
      payload.logger.error(
        { err: error, donation: _id.toHexString() },
        'a receipt could not be issued; it is tried again',
      )
    }
  }
}
