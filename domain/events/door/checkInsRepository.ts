import { type AnyBulkWriteOperation, type Collection, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { CheckIn } from '../../../payload-types'
import type { Money } from '../../../platform/money.schema'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'
import { DOOR_LIMITS } from './door.constants'

/*
 * Who was let in at the door of an event: a document for each ticket, with everything that doors noted about it. Doors
 * without a network send it later and in any order, so that the document is the same whoever is first: scans are sorted
 * by their time, each is stored once by its key, and one that was taken back stays marked as that.
 */

export type StoredCheckIn = Stored<CheckIn>

/** A scan as it is stored. */
export interface NewScan {
  key: string
  entry: string
  /** Corrected by the clock of the server. */
  at: Date
  /** Id of the pass. */
  pass: ObjectId
  /** Of a walk-in, and what was paid. */
  name?: string
  cash?: Money
}

const checkInsOf = (payload: Payload): Collection<StoredCheckIn> =>
  modelOf(payload, 'check-ins').collection as unknown as Collection<StoredCheckIn>

type Operation = AnyBulkWriteOperation<StoredCheckIn>

const insertMissing = (event: ObjectId, { entry, name, cash }: NewScan, now: Date): Operation => ({
  updateOne: {
    filter: { event, entry },
    update: {
      $setOnInsert: {
        event,
        entry,
        ...(name && { name, ...(cash && { cash, isCashToBook: true }) }),
        scans: [],
        revision: 0,
        createdAt: now,
        updatedAt: now,
      },
    },
    upsert: true,
  },
})

const addScan = (event: ObjectId, { entry, key, at, pass }: NewScan, now: Date): Operation => ({
  updateOne: {
    filter: {
      event,
      entry,
      'scans.key': { $ne: key },
      [`scans.${DOOR_LIMITS.scansOfTicket - 1}`]: { $exists: false },
    },
    update: {
      $push: { scans: { $each: [{ key, at, pass }], $sort: { at: 1 } } } as never,
      $set: { updatedAt: now, needsFollowing: true },
      $inc: { revision: 1 },
    },
  },
})

/** Stores scans, each once by its key. Safe to repeat, and for several doors at once. */
export const storeScans = async (payload: Payload, id: string, scans: readonly NewScan[]): Promise<void> => {
  if (scans.length === 0) return
  const event = new ObjectId(id)
  const now = new Date()
  try {
    await checkInsOf(payload).bulkWrite(
      scans.map((scan) => insertMissing(event, scan, now)),
      { ordered: false },
    )
  } catch (error) {
    if (!isDuplicateKey(error)) throw error // another door made the document
  }
  await checkInsOf(payload).bulkWrite(scans.map((scan) => addScan(event, scan, now)))
}

/** Whether a pass has let in as many as one may. */
export const isPassSpent = async (payload: Payload, event: string, pass: ObjectId): Promise<boolean> => {
  const limit = DOOR_LIMITS.entriesOfPass
  const own = { event: new ObjectId(event), 'scans.pass': pass }
  return (await checkInsOf(payload).countDocuments(own, { limit })) >= limit
}

/** Marks scans as taken back. Safe to repeat. */
export const undoScans = async (payload: Payload, id: string, keys: readonly string[]): Promise<void> => {
  if (keys.length === 0) return
  const event = new ObjectId(id)
  const now = new Date()
  await checkInsOf(payload).bulkWrite(
    keys.map((key) => ({
      updateOne: {
        filter: { event, scans: { $elemMatch: { key, undoneAt: null } } },
        update: {
          $set: { 'scans.$.undoneAt': now, updatedAt: now, needsFollowing: true } as never,
          $inc: { revision: 1 },
        },
      },
    })),
  )
}

/** What was noted at an event since a moment. */
export const findCheckIns = (payload: Payload, event: string, since?: Date): Promise<StoredCheckIn[]> =>
  checkInsOf(payload)
    .find({ event: new ObjectId(event), ...(since && { updatedAt: { $gte: since } }) })
    .toArray()

/** What was noted of one ticket or registration. */
export const findCheckIn = (payload: Payload, event: string, entry: string): Promise<StoredCheckIn | null> =>
  checkInsOf(payload).findOne({ event: new ObjectId(event), entry })

/** Has a check-in followed again, whose ticket is not what it was. */
export const followAgain = async (payload: Payload, event: string, entry: string): Promise<void> => {
  await checkInsOf(payload).updateOne(
    { event: new ObjectId(event), entry },
    { $set: { updatedAt: new Date(), needsFollowing: true }, $inc: { revision: 1 } },
  )
}

/** By which key the ledger has the cash that a walk-in paid. */
export const doorCashKey = (id: ObjectId): string => `doorCash:${id.toHexString()}`

const MOST_CASH = 5000

/** Walk-ins whose cash is not booked yet, the oldest first. */
export const findCashToBook = (payload: Payload): Promise<StoredCheckIn[]> =>
  checkInsOf(payload).find({ isCashToBook: true }).sort({ _id: 1 }).limit(MOST_CASH).toArray()

/** Decides what becomes of cash, unless somebody else has. @returns those for which this was decided, now or before */
export const decideCash = async (
  payload: Payload,
  ids: readonly ObjectId[],
  cashDecision: 'book' | 'leaveOut',
): Promise<StoredCheckIn[]> => {
  await checkInsOf(payload).updateMany(
    { _id: { $in: [...ids] }, cashDecision: null },
    { $set: { cashDecision } },
  )
  return checkInsOf(payload)
    .find({ _id: { $in: [...ids] }, cashDecision })
    .toArray()
}

/** Notes that what was decided about cash is done. */
export const markCashDecided = async (payload: Payload, ids: readonly ObjectId[]): Promise<void> => {
  await checkInsOf(payload).updateMany({ _id: { $in: [...ids] } }, { $unset: { isCashToBook: 1 } })
}

/** What has not been followed up yet at an event. */
export const findCheckInsToFollow = (
  payload: Payload,
  event: string,
  limit: number,
): Promise<StoredCheckIn[]> =>
  checkInsOf(payload)
    .find({ event: new ObjectId(event), needsFollowing: true })
    .limit(limit)
    .toArray()

/** Ids of the events with check-ins that were not followed up yet. */
export const findEventsToFollow = async (payload: Payload): Promise<string[]> =>
  (await checkInsOf(payload).distinct('event', { needsFollowing: true })).map(String)

/** Notes that all has followed from a check-in as it was read, and whether its ticket is not valid. */
export const markCheckInFollowed = async (
  payload: Payload,
  { _id, revision }: StoredCheckIn,
  isInvalid: boolean,
): Promise<void> => {
  await checkInsOf(payload).updateOne(
    { _id, revision },
    { $set: { isInvalid, updatedAt: new Date() } as never, $unset: { needsFollowing: 1 } },
  )
}

/** Deletes what doors noted at an event, but for cash that is still to be booked, which keeps no name. */
export const deleteCheckInsOfEvent = async (payload: Payload, event: unknown): Promise<void> => {
  await modelOf(payload, 'check-ins').deleteMany({ event, isCashToBook: { $ne: true } })
  await modelOf(payload, 'check-ins').updateMany({ event }, { $unset: { name: 1 } })
}

/** Deletes when a registered person was let in. Tickets name nobody. */
export const deleteCheckInsOfPerson = async (payload: Payload, user: string): Promise<void> => {
  await modelOf(payload, 'check-ins').deleteMany({ entry: user })
}
