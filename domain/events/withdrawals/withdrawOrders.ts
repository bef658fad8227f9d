import type { Payload } from 'payload'
import { finaliseMoney } from '../../money/payments'
import { followAllOf, followOrders } from '../orders'

/** Whoever cancels an event waits no longer; the jobs do the rest. */
const WAIT_MS = 3000

/**
 * Ends the orders of an event that was cancelled or deleted, with credit notes for what was paid; of one in the trash
 * those that nobody has paid. What fails now, or takes long, the jobs do.
 */
export const withdrawOrders = async (payload: Payload, event: string): Promise<void> => {
  await followAllOf(payload, event)
  const signal = AbortSignal.timeout(WAIT_MS)
  try {
    await followOrders(payload, signal)
    await finaliseMoney(payload, signal) // the credit notes
    await finaliseMoney(payload, signal) // and the payments that they gave back
  } catch (error) {
    payload.logger.error(
      { err: error, event },
      'orders of an event could not be ended yet; it is tried again',
    )
  }
}
