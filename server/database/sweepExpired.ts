import type { Connection } from 'mongoose'
import type { Payload } from 'payload'
import { EXTRA_INDEXES } from '../../collections/indexes'
import type { Logger } from '../../platform/logger'
import { modelOf } from '../../platform/database'

const SWEEP_EVERY_MS = 10 * 60_000

/** Counters of rate-limiter-flexible, which makes its own collection and its own TTL index. */
const RATE_LIMITS = { collection: 'rate_limits', field: 'expire' }

/** Deletes what has expired by a TTL index. */
export const sweepExpired = async (payload: Payload): Promise<void> => {
  const now = Date.now()
  for (const { collection: slug, key, options } of EXTRA_INDEXES) {
    const field = Object.keys(key as Record<string, 1>)[0]
    if (options.expireAfterSeconds === undefined || !field) continue
    await modelOf(payload, slug).collection.deleteMany({
      [field]: { $lt: new Date(now - options.expireAfterSeconds * 1000) },
    })
  }
  const { connection } = payload.db as unknown as { connection: Connection }
  await connection
    .collection(RATE_LIMITS.collection)
    .deleteMany({ [RATE_LIMITS.field]: { $lt: new Date(now) } })
}

/**
 * Sweeps now and then: the embedded engine keeps TTL indexes but has nobody who acts on them, as a server has.
 * @returns ends it, after the sweep that may be under way
 */
export const startSweeping = (payload: Payload, log: Logger): (() => Promise<void>) => {
  let sweeping = Promise.resolve()
  const sweep = (): void => {
    sweeping = sweepExpired(payload).catch((error: unknown) =>
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
