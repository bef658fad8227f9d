import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { isDuplicateKey, modelOf } from '../../platform/database'
import type { StoredCpdEntry } from './cpdRepository'

/*
 * The entries that attendance at an event makes: one a person and event, held once by a unique index. They follow the
 * attendance; their members do not change them.
 */

/** What an entry says about the event. */
export type AttendanceCredit = Pick<StoredCpdEntry, 'title' | 'kind' | 'date' | 'hours'>

const entriesOf = (payload: Payload) => modelOf(payload, 'cpd-entries')

const isSame = (entry: AttendanceCredit, credit: AttendanceCredit): boolean =>
  entry.title === credit.title &&
  entry.kind === credit.kind &&
  entry.hours === credit.hours &&
  entry.date.getTime() === credit.date.getTime()

/** Stores an entry for each of these accounts, or corrects the one that is there. Two at once store one. */
export const storeAttendanceEntries = async (
  payload: Payload,
  event: ObjectId,
  users: readonly ObjectId[],
  credit: AttendanceCredit,
): Promise<void> => {
  const entries = await entriesOf(payload)
    .find({ event, user: { $in: [...users] } })
    .lean<(AttendanceCredit & { user: ObjectId })[]>()
  const right = new Set(entries.filter((entry) => isSame(entry, credit)).map(({ user }) => String(user)))
  const missing = users.filter((user) => !right.has(String(user)))
  if (missing.length === 0) return
  try {
    await entriesOf(payload).bulkWrite(
      missing.map((user) => ({
        updateOne: { filter: { event, user }, update: { $set: credit }, upsert: true },
      })),
      { ordered: false },
    )
  } catch (error) {
    if (!isDuplicateKey(error)) throw error // another process stored it first
  }
}

/** Deletes what attendance at an event made for these accounts. */
export const deleteAttendanceEntries = async (
  payload: Payload,
  event: ObjectId,
  users: readonly ObjectId[],
): Promise<void> => {
  if (users.length > 0) await entriesOf(payload).deleteMany({ event, user: { $in: [...users] } })
}

/** The accounts that have an entry from attendance at an event. */
export const findCreditedUsers = async (payload: Payload, event: ObjectId): Promise<ObjectId[]> =>
  (await entriesOf(payload).collection.distinct('user', { event })) as ObjectId[]

/** Makes entries from attendance at an event ordinary ones, which their members may change. */
export const unlinkAttendanceEntries = async (payload: Payload, event: unknown): Promise<void> => {
  await entriesOf(payload).updateMany({ event }, { $unset: { event: 1 } })
}
