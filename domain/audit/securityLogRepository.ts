import type { Payload } from 'payload'
import type { SecurityLogEntry } from '../../payload-types'
import { isDuplicateKey, modelOf } from '../../platform/database'
import type { Stored } from '../../platform/stored.types'
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
export const countSecurityEvent = async (
  payload: Payload,
  { key, ...facts }: SecurityEntry,
): Promise<boolean> => {
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

/** Whether there is an entry with a key. */
export const hasEntry = async (payload: Payload, key: string): Promise<boolean> =>
  Boolean(await entriesOf(payload).exists({ key }))

/** Removes what is older than its time, and the oldest beyond a number. Returns how many are gone. */
export const removeOldEntries = async (
  payload: Payload,
  before: Date,
  maxEntries: number,
): Promise<number> => {
  const { deletedCount } = await entriesOf(payload).deleteMany({ lastAt: { $lt: before } })
  const [firstBeyond] = await entriesOf(payload)
    .find({}, { lastAt: 1 })
    .sort({ lastAt: -1 })
    .skip(maxEntries)
    .limit(1)
    .lean<{ lastAt: Date }[]>()
  if (!firstBeyond) return deletedCount
  return (
    deletedCount +
    (await entriesOf(payload).deleteMany({ lastAt: { $lte: firstBeyond.lastAt } })).deletedCount
  )
}

/** How often some events were counted since a moment. */
export const countEventsSince = async (
  payload: Payload,
  events: readonly SecurityEventName[],
  since: Date,
): Promise<number> => {
  const [sum] = await entriesOf(payload).aggregate<{ count: number }>([
    { $match: { event: { $in: events }, lastAt: { $gte: since } } },
    { $group: { _id: null, count: { $sum: '$count' } } },
  ])
  return sum?.count ?? 0
}

const DAY_MS = 24 * 60 * 60_000

/** What staff were told of in the last day, the latest first. */
export const recentBursts = async (payload: Payload): Promise<{ id: string; detail: string }[]> => {
  const found = await entriesOf(payload)
    .find(
      { event: 'burst.noticed' satisfies SecurityEventName, lastAt: { $gte: new Date(Date.now() - DAY_MS) } },
      { detail: 1 },
    )
    .sort({ lastAt: -1 })
    .limit(10)
    .lean<{ _id: unknown; detail?: string }[]>()
  return found.map(({ _id, detail }) => ({ id: String(_id), detail: detail ?? '' }))
}

/** An entry as staff read it beside a person. */
export type AccountSecurityEntry = Pick<
  Stored<SecurityLogEntry, 'firstAt' | 'lastAt'>,
  '_id' | 'event' | 'address' | 'count' | 'detail' | 'lastAt'
>

/** The latest entries about accounts, the newest first. */
export const findSecurityEntriesOf = (
  payload: Payload,
  accounts: readonly string[],
  limit: number,
): Promise<AccountSecurityEntry[]> =>
  entriesOf(payload)
    .find({ account: { $in: [...accounts] } }, { event: 1, address: 1, count: 1, detail: 1, lastAt: 1 })
    .sort({ lastAt: -1, _id: -1 })
    .limit(limit)
    .lean<AccountSecurityEntry[]>()
    .exec()

export const countSecurityEntriesOf = (payload: Payload, accounts: readonly string[]): Promise<number> =>
  entriesOf(payload)
    .countDocuments({ account: { $in: [...accounts] } })
    .exec()
