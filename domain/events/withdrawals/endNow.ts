import type { Payload } from 'payload'
import { finaliseMoney } from '../../money/payments'

/** Whoever cancels waits no longer; the jobs do the rest. */
const WAIT_MS = 3000

/**
 * Ends orders, and gives back what was paid. What fails now, or takes long, the jobs do.
 * @param about what a failure is logged with
 */
export const endNow = async (
  payload: Payload,
  about: { event: string } | { order: string },
  follow: (signal: AbortSignal) => Promise<void>,
): Promise<void> => {
  const signal = AbortSignal.timeout(WAIT_MS)
  try {
    await follow(signal)
    await finaliseMoney(payload, signal) // the credit notes
    await finaliseMoney(payload, signal) // and the payments that they gave back
  } catch (error) {
    payload.logger.error({ err: error, ...about }, 'orders could not be ended yet; it is tried again')
  }
}
