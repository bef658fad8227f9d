import type { Payload } from 'payload'
import { EXTRA_INDEXES } from '../../collections/indexes'
import type { Logger } from '../../platform/logger'
import { deleteExpired } from '../../platform/deleteExpired'

const SWEEP_EVERY_MS = 10 * 60_000

/**
 * Deletes what has expired every ten minutes: the embedded engine stores TTL indexes but does not act on
 * them, as a server does.
 * @returns a function that stops it, after the deletion that may be running
 */
export const startSweeping = (payload: Payload, log: Logger): (() => Promise<void>) => {
  let sweeping = Promise.resolve()
  const sweep = (): void => {
    sweeping = deleteExpired(payload, EXTRA_INDEXES).catch((error: unknown) =>
      log.warn({ err: error }, 'expired documents could not be removed'),
    )
  }
  sweep()
  const timer = setInterval(sweep, SWEEP_EVERY_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    return sweeping
  }
}
