import type { FindCursor, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { Membership } from '../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import { EACH_BATCH } from '../../../platform/databaseDeadlines'
import type { Stored } from '../../../platform/stored.types'
import type { Grade } from './grades.schema'

/** A membership as the database has it. `revision` is missing in one that an earlier version or an import wrote. */
export type StoredMembership = Stored<
  Membership,
  'termEndsAt' | 'graceUntil' | 'moreTimeUntil' | 'removalNoticedAt'
>

type Id = string | ObjectId
type Condition = Record<string, unknown>

const membershipsOf = (payload: Payload) => modelOf(payload, 'memberships')

/** Not by a seat: who holds one has nothing to renew. */
const OWN: Condition = { company: null }

/** Of a person whose membership has not ended. */
const standing = (user: Id): Condition => ({ user, withdrawnAt: null })

/** The membership of an account as it was stored last. */
export const findMembership = (payload: Payload, user: Id): Promise<StoredMembership | null> =>
  membershipsOf(payload).findOne({ user }).lean<StoredMembership | null>().exec()

const SUMMARY_FIELDS = { user: 1, number: 1, expiresAt: 1, withdrawnAt: 1 } as const

export type MembershipSummary = Pick<StoredMembership, '_id' | keyof typeof SUMMARY_FIELDS>

/** Numbers and ends of the memberships of some accounts, by account. */
export const findMembershipSummaries = async (
  payload: Payload,
  users: readonly Id[],
): Promise<Map<string, MembershipSummary>> => {
  const memberships = await membershipsOf(payload)
    .find({ user: { $in: [...users] } }, SUMMARY_FIELDS)
    .lean<MembershipSummary[]>()
  return new Map(memberships.map((membership) => [membership.user.toHexString(), membership]))
}

/** The membership with a number, its own or that of one that was merged into it, unless it has ended. */
export const findMembershipByNumber = (payload: Payload, number: string): Promise<StoredMembership | null> =>
  membershipsOf(payload)
    .findOne({ $or: [{ number }, { formerNumbers: number }], withdrawnAt: null })
    .lean<StoredMembership | null>()
    .exec()

/** Whether an account has or had a membership. */
export const hasMembership = async (payload: Payload, user: Id): Promise<boolean> =>
  (await membershipsOf(payload).exists({ user })) !== null

/** Whether an account has a membership that can be renewed: its own, with an end, that has not been taken back. */
export const hasMembershipWithEnd = async (payload: Payload, user: Id): Promise<boolean> =>
  (await membershipsOf(payload).exists({ ...standing(user), ...OWN, expiresAt: { $ne: null } })) !== null

/** The grade of a membership that has not ended. */
export const findGrade = async (payload: Payload, user: Id): Promise<Grade | undefined> =>
  (
    await membershipsOf(payload)
      .findOne(standing(user), { grade: 1 })
      .lean<Pick<StoredMembership, 'grade'> | null>()
  )?.grade

/** The registered name on a membership that has not ended; null without one. */
export const findRegisteredName = (payload: Payload, user: Id): Promise<string | null> =>
  findNameOn(payload, standing(user))

/** The same, except on a seat: that name is what a company wrote, and an application may have another. */
export const findOwnRegisteredName = (payload: Payload, user: Id): Promise<string | null> =>
  findNameOn(payload, { ...standing(user), ...OWN })

const findNameOn = async (payload: Payload, condition: Condition): Promise<string | null> =>
  (
    await membershipsOf(payload)
      .findOne(condition, { registeredName: 1 })
      .lean<Pick<StoredMembership, 'registeredName'> | null>()
  )?.registeredName ?? null

/**
 * Stores a new membership.
 * @returns false when another process stored one first
 */
export const createMembership = async (
  payload: Payload,
  user: Id,
  membership: { number: string; grade: Grade; startedAt: Date },
): Promise<boolean> => {
  try {
    await membershipsOf(payload).create({ user, ...membership, remindersSent: [], revision: 0 })
    return true
  } catch (error) {
    if (isDuplicateKey(error)) return false
    throw error
  }
}

/** Changes a membership, unless it was written since its revision was read. */
export const updateMembership = async (
  payload: Payload,
  user: Id,
  revision: number | null | undefined,
  changes: Partial<Record<keyof StoredMembership, unknown>>,
): Promise<void> => {
  await membershipsOf(payload).updateOne({ user, revision }, { $set: changes, $inc: { revision: 1 } })
}

/** Gives a membership a registered name, if it has another one. */
export const setRegisteredName = async (
  payload: Payload,
  user: Id,
  registeredName: string,
): Promise<void> => {
  await membershipsOf(payload).updateOne(
    { user, registeredName: { $ne: registeredName } },
    { $set: { registeredName } },
  )
}

/** Gives a membership that rests on no application the name that staff entered. */
export const setEnteredName = async (payload: Payload, user: Id, registeredName: string): Promise<void> => {
  await membershipsOf(payload).updateOne({ user, application: null }, { $set: { registeredName } })
}

/** Gives a membership a registered name, if it has none. */
export const fillRegisteredName = async (
  payload: Payload,
  user: Id,
  registeredName: string,
): Promise<void> => {
  await membershipsOf(payload).updateOne({ user, registeredName: null }, { $set: { registeredName } })
}

/** The same for many, by account. */
export const fillRegisteredNames = async (
  payload: Payload,
  names: ReadonlyMap<string, string>,
): Promise<void> => {
  const updates = [...names].map(([user, registeredName]) => ({
    updateOne: { filter: { user, registeredName: null }, update: { $set: { registeredName } } },
  }))
  if (updates.length > 0) await membershipsOf(payload).bulkWrite(updates, { ordered: false })
}

/** Reads the accounts whose memberships have no registered name. */
export const streamUnnamedMembers = (payload: Payload): AsyncIterable<Pick<StoredMembership, 'user'>> =>
  membershipsOf(payload)
    .find({ registeredName: null }, { user: 1 })
    .lean<Pick<StoredMembership, 'user'>>()
    .cursor(EACH_BATCH)

/** Some of the memberships whose facts are not recorded yet, oldest first. */
export const findUncarriedMemberships = (payload: Payload, limit: number): Promise<StoredMembership[]> =>
  membershipsOf(payload)
    .find({ revision: null })
    .sort({ _id: 1 })
    .limit(limit)
    .lean<StoredMembership[]>()
    .exec()

/** Notes that the facts of memberships are recorded now. */
export const markCarriedOver = async (payload: Payload, ids: readonly ObjectId[]): Promise<void> => {
  await membershipsOf(payload).updateMany(
    { _id: { $in: [...ids] }, revision: null },
    { $set: { revision: 0 } },
  )
}

/** Ends the membership of an account that is deleted, and removes the texts about the person. Safe to repeat. */
export const endErasedMembership = async (payload: Payload, user: Id): Promise<void> => {
  const memberships = membershipsOf(payload)
  await memberships.updateOne(standing(user), { $set: { withdrawnAt: new Date(), ending: 'erased' } })
  await memberships.updateOne(
    { user },
    { $unset: { reason: 1, sharedReason: 1, remindersSent: 1, registeredName: 1 } },
  )
}

/**
 * How many memberships a condition leaves.
 * @param hint the key of the index to use, where the database would choose one that reads more
 */
export const countMemberships = (
  payload: Payload,
  condition: Condition,
  hint?: Record<string, 1>,
): Promise<number> => membershipsOf(payload).collection.countDocuments(condition, { ...(hint && { hint }) })

/** Reads the memberships that meet a condition in the order of their numbers, without holding them in memory. */
export const streamMemberships = (
  payload: Payload,
  condition: Condition,
  batchSize: number,
): FindCursor<StoredMembership> =>
  membershipsOf(payload).collection.find<StoredMembership>(condition, {
    sort: { number: 1 },
    batchSize,
    allowDiskUse: true,
    ...EACH_BATCH,
  })

const ENDING_FIELDS = {
  user: 1,
  number: 1,
  expiresAt: 1,
  graceUntil: 1,
  moreTimeUntil: 1,
  remindersSent: 1,
} as const

export type EndingMembership = Pick<StoredMembership, '_id' | keyof typeof ENDING_FIELDS>

/**
 * Reads the memberships that end up to a moment, and whose grace period had not ended at another; none that are
 * suspended or taken back, and none by a seat.
 */
export const streamEndingMemberships = (
  payload: Payload,
  { lapsesAfter, until }: { lapsesAfter: Date; until: Date },
): AsyncIterable<EndingMembership> =>
  membershipsOf(payload)
    .find(
      {
        ...OWN,
        expiresAt: { $ne: null, $lte: until },
        $or: [{ graceUntil: { $gt: lapsesAfter } }, { graceUntil: null, expiresAt: { $gt: lapsesAfter } }],
        suspendedAt: null,
        withdrawnAt: null,
      },
      ENDING_FIELDS,
    )
    .lean<EndingMembership>()
    .cursor(EACH_BATCH)

const RENEWING_FIELDS = {
  user: 1,
  number: 1,
  registeredName: 1,
  grade: 1,
  expiresAt: 1,
  graceUntil: 1,
  seats: 1,
} as const

/** A membership that ends, with what its invoice needs. */
export type RenewingMembership = Pick<StoredMembership, '_id' | keyof typeof RENEWING_FIELDS> & {
  expiresAt: Date
}

/**
 * Reads the memberships of a grade, not those by a seat, that end up to a moment and are neither suspended nor taken
 * back.
 */
export const streamRenewing = (
  payload: Payload,
  { grade, until }: { grade: StoredMembership['grade']; until: Date },
): AsyncIterable<RenewingMembership> =>
  membershipsOf(payload)
    .find(
      { ...OWN, grade, expiresAt: { $ne: null, $lte: until }, suspendedAt: null, withdrawnAt: null },
      RENEWING_FIELDS,
    )
    .sort({ _id: 1 })
    .lean<RenewingMembership>()
    .cursor(EACH_BATCH)

/** Notes which reminders were sent for a term, if that term still runs and no more time was given. */
export const markRemindersSent = async (
  payload: Payload,
  { _id, expiresAt, moreTimeUntil = null }: Pick<StoredMembership, '_id' | 'expiresAt' | 'moreTimeUntil'>,
  reminders: readonly string[],
): Promise<void> => {
  await membershipsOf(payload).updateOne(
    { _id, expiresAt, moreTimeUntil },
    { $addToSet: { remindersSent: { $each: reminders } } },
  )
}

/** The accounts whose memberships meet a condition. */
export const findMemberAccounts = async (payload: Payload, condition: Condition): Promise<ObjectId[]> => {
  const rows = await membershipsOf(payload)
    .collection.find<Pick<StoredMembership, 'user'>>(condition, { projection: { _id: 0, user: 1 } })
    .toArray()
  return rows.map(({ user }) => user)
}

/**
 * The accounts with memberships that fulfil a condition, in the order of their ids, after one of them.
 * @param limit the longest answer
 */
export const findMemberAccountsAfter = async (
  payload: Payload,
  condition: Condition,
  after: ObjectId | null,
  limit: number,
): Promise<ObjectId[]> => {
  const rows = await membershipsOf(payload)
    .collection.find<Pick<StoredMembership, 'user'>>(
      { $and: [condition, after ? { user: { $gt: after } } : {}] },
      { projection: { _id: 0, user: 1 }, sort: { user: 1 }, limit },
    )
    .toArray()
  return rows.map(({ user }) => user)
}

const DATE_FIELDS = { user: 1, expiresAt: 1, graceUntil: 1, suspendedAt: 1, withdrawnAt: 1 } as const

export type MembershipDates = Pick<StoredMembership, keyof typeof DATE_FIELDS>

/** What the status of memberships follows from, of some accounts, by account. */
export const findMembershipDates = async (
  payload: Payload,
  users: readonly ObjectId[],
): Promise<Map<string, MembershipDates>> => {
  const memberships = await membershipsOf(payload)
    .collection.find<MembershipDates>({ user: { $in: users } }, { projection: DATE_FIELDS })
    .toArray()
  return new Map(memberships.map((membership) => [membership.user.toHexString(), membership]))
}
