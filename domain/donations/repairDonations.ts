import type { Payload } from 'payload'
import { isDatabaseUnavailable } from '../../platform/databaseErrors'
import { donationsOf } from './donationsOf'
import { issueReceipt } from './issueReceipt'
import { resumeEvents } from './receiveEvent'

/**
 * Completes what a crash left between two steps: notifications that were kept and not given effect, receipts that were
 * not issued, numbered or mailed. Safe to repeat, also by several processes.
 */
export const repairDonations = async (payload: Payload): Promise<void> => {
  await resumeEvents(payload)
  const unfinished = donationsOf(payload).find(
    { status: { $in: ['paid', 'refunded', 'disputed'] }, receiptedAt: null },
    { projection: { _id: 1 } },
  )
  for await (const { _id } of unfinished) {
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
