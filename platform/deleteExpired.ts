import type { Payload } from 'payload'
import { connectionOf, modelOf } from './database'
import type { ExtraIndex } from './ensureIndexes'

/** Counters of rate-limiter-flexible, which creates its own collection and its own TTL index. */
const RATE_LIMITS = { collection: 'rate_limits', field: 'expire' }

/** Deletes what has expired by a TTL index. */
export const deleteExpired = async (payload: Payload, indexes: readonly ExtraIndex[]): Promise<void> => {
  const now = Date.now()
  for (const { collection: slug, key, options } of indexes) {
    const field = Object.keys(key)[0]
    if (options.expireAfterSeconds === undefined || !field) continue
    await modelOf(payload, slug).collection.deleteMany({
      [field]: { $lt: new Date(now - options.expireAfterSeconds * 1000) },
    })
  }
  await connectionOf(payload)
    .collection(RATE_LIMITS.collection)
    .deleteMany({ [RATE_LIMITS.field]: { $lt: new Date(now) } })
}
