import type { Payload } from 'payload'
import { isDuplicateKey, modelOf } from '../../server/services/database'
import type { SecurityEventName } from './audit.schema'

export interface SecurityEntry {
  /** What makes it the same entry: counted up when it is there already. */
  key: string
  event: SecurityEventName
  actor?: string
  account?: string
  address?: string
  detail?: string
  requestId?: string
}

const entriesOf = (payload: Payload) => modelOf(payload, 'security-log')

/**
 * Counts an event, in an entry of its own or in the one with its key.
 * @returns whether the entry is new
 */
export const countSecurityEvent = async (payload: Payload, { key, ...facts }: SecurityEntry): Promise<boolean> => {
  const now = new Date()
  const count = async (): Promise<boolean> => {
    const { upsertedCount } = await entriesOf(payload).updateOne(
      { key },
      { $inc: { count: 1 }, $set: { lastAt: now }, $setOnInsert: { ...facts, key, firstAt: now } },
      { upsert: true },
    )
    return upsertedCount > 0
  }
  try {
    return await count()
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    return count() // another request made the entry in the same moment
  }
}

/** Removes what is older than its time, and the oldest beyond a number. Returns how many are gone. */
export const removeOldEntries = async (payload: Payload, before: Date, maxEntries: number): Promise<number> => {
  const { deletedCount } = await entriesOf(payload).deleteMany({ lastAt: { $lt: before } })
  const [firstBeyond] = await entriesOf(payload).find({}, { lastAt: 1 }).sort({ lastAt: -1 }).skip(maxEntries).limit(1).lean<{ lastAt: Date }[]>()
  if (!firstBeyond) return deletedCount
  return deletedCount + (await entriesOf(payload).deleteMany({ lastAt: { $lte: firstBeyond.lastAt } })).deletedCount
}

/** How often some events were counted since a moment. */
export const countEventsSince = async (payload: Payload, events: readonly SecurityEventName[], since: Date): Promise<number> => {
  const [sum] = await entriesOf(payload).aggregate<{ count: number }>([
    { $match: { event: { $in: events }, lastAt: { $gte: since } } },
    { $group: { _id: null, count: { $sum: '$count' } } },
  ])
  return sum?.count ?? 0
}
