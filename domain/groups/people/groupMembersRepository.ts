import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { GroupMember } from '../../../payload-types'
import { EACH_BATCH } from '../../../platform/databaseDeadlines'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'
import { NO_END } from '../groupTexts.schema'

/** A person's term in a group as the database has it. */
export type StoredTerm = Stored<GroupMember>

const termsOf = (payload: Payload) => modelOf(payload, 'group-members').collection

/** The terms that run on a day. @param today `YYYY-MM-DD` in Juba */
export const runningOn = (today: string) => ({
  isOpen: true,
  startsOn: { $lte: today },
  endsOn: { $gte: today },
})

export interface NewTerm {
  group: ObjectId
  user: ObjectId
  startsOn: string
  /** The last day; null while it goes on. */
  endsOn: string | null
  addedBy: ObjectId
}

/** Takes the mark of being open from terms whose last day is past. */
export const closeEndedTerms = async (
  payload: Payload,
  today: string,
  only: Partial<Pick<NewTerm, 'group' | 'user'>> = {},
): Promise<void> => {
  await termsOf(payload).updateMany(
    { ...only, isOpen: true, endsOn: { $lt: today } },
    { $set: { isOpen: false } },
  )
}

/**
 * Stores a term.
 * @returns its id; undefined when the person is in the group at that time
 */
export const insertTerm = async (
  payload: Payload,
  { endsOn, ...term }: NewTerm,
  today: string,
): Promise<ObjectId | undefined> => {
  const { group, user, startsOn } = term
  await closeEndedTerms(payload, today, { group, user })
  const last = endsOn ?? NO_END
  if (await findOverlap(payload, { group, user, startsOn, endsOn: last })) return undefined
  const _id = new ObjectId()
  const now = new Date()
  try {
    await termsOf(payload).insertOne({
      _id,
      ...term,
      endsOn: last,
      isOpen: last >= today,
      createdAt: now,
      updatedAt: now,
    })
    return _id
  } catch (error) {
    if (isDuplicateKey(error)) return undefined
    throw error
  }
}

/**
 * A term of a person in a group on one of the days from the first to the last. One that is over does not count on its
 * last day: who left may come back the same day.
 */
export const findOverlap = (
  payload: Payload,
  { group, user, startsOn, endsOn }: Pick<StoredTerm, 'group' | 'user' | 'startsOn' | 'endsOn'>,
  except?: ObjectId,
): Promise<StoredTerm | null> =>
  termsOf(payload).findOne<StoredTerm>({
    user,
    group,
    startsOn: { $lte: endsOn },
    $or: [{ isOpen: true, endsOn: { $gte: startsOn } }, { endsOn: { $gt: startsOn } }],
    ...(except && { _id: { $ne: except } }),
  })

export const findTerm = (payload: Payload, id: ObjectId): Promise<StoredTerm | null> =>
  termsOf(payload).findOne<StoredTerm>({ _id: id })

/**
 * Changes the days of a term that nobody changed since it was read.
 * @returns false when somebody did, or when the person is in the group in another term at that time
 */
export const setTermDays = async (
  payload: Payload,
  { _id, startsOn: from, endsOn: until }: Pick<StoredTerm, '_id' | 'startsOn' | 'endsOn'>,
  days: { startsOn: string; endsOn: string },
  today: string,
): Promise<boolean> => {
  try {
    const { matchedCount } = await termsOf(payload).updateOne(
      { _id, startsOn: from, endsOn: until },
      { $set: { ...days, isOpen: days.endsOn >= today, updatedAt: new Date() } },
    )
    return matchedCount > 0
  } catch (error) {
    if (isDuplicateKey(error)) return false
    throw error
  }
}

/** Ends an open term at once; its last day is today. */
export const endTerm = async (
  payload: Payload,
  { _id, startsOn }: Pick<StoredTerm, '_id' | 'startsOn'>,
  today: string,
): Promise<void> => {
  await termsOf(payload).updateOne(
    { _id, isOpen: true },
    { $set: { isOpen: false, endsOn: startsOn > today ? startsOn : today, updatedAt: new Date() } },
  )
}

interface TermPage {
  groups: readonly ObjectId[]
  /** Only of these people. */
  among?: readonly ObjectId[]
  isCurrent: boolean
  today: string
}

const whereOf = ({ groups, among, isCurrent, today }: TermPage) => ({
  group: groups.length === 1 ? groups[0] : { $in: [...groups] },
  ...(among && { user: { $in: [...among] } }),
  ...(isCurrent ? { isOpen: true, endsOn: { $gte: today } } : { isOpen: false }),
})

/** A page of terms, those that began last first; of current ones also those that are to begin. */
export const findTerms = async (
  payload: Payload,
  { skip, limit, ...wanted }: TermPage & { skip: number; limit: number },
): Promise<{ docs: StoredTerm[]; total: number }> => {
  const where = whereOf(wanted)
  const [docs, total] = await Promise.all([
    termsOf(payload)
      .find<StoredTerm>(where)
      .sort({ startsOn: -1, _id: -1 })
      .skip(skip)
      .limit(limit)
      .toArray(),
    termsOf(payload).countDocuments(where),
  ])
  return { docs, total }
}

/** Reads all such terms in batches, in the order of a page. */
export const streamTerms = (payload: Payload, wanted: TermPage): AsyncIterable<StoredTerm> =>
  termsOf(payload)
    .find<StoredTerm>(whereOf(wanted), { batchSize: 200, ...EACH_BATCH })
    .sort({ startsOn: -1, _id: -1 })
    .allowDiskUse(true)

/** A person's term in a group that runs today, or is still to begin. */
export const findOpenTerm = (
  payload: Payload,
  { group, user }: Pick<StoredTerm, 'group' | 'user'>,
  today: string,
): Promise<StoredTerm | null> =>
  termsOf(payload).findOne<StoredTerm>({ user, group, isOpen: true, endsOn: { $gte: today } })

/** The terms of a person, the latest first. */
export const findTermsOf = (payload: Payload, user: ObjectId): Promise<StoredTerm[]> =>
  termsOf(payload).find<StoredTerm>({ user }).sort({ isOpen: -1, startsOn: -1 }).limit(500).toArray()

/** Whether a person is in a group today. */
export const isInGroup = async (
  payload: Payload,
  { group, user }: Pick<StoredTerm, 'group' | 'user'>,
  today: string,
): Promise<boolean> =>
  (await termsOf(payload).findOne({ user, group, ...runningOn(today) }, { projection: { _id: 1 } })) !== null

/**
 * The people who are in a group, or in one of some groups, today: each once, however many of the groups they are in.
 * Read in batches, each with a deadline of its own.
 */
export const streamRunning = async function* (
  payload: Payload,
  groups: readonly ObjectId[],
  today: string,
): AsyncGenerator<ObjectId> {
  const found = termsOf(payload).find<Pick<StoredTerm, 'user'>>(
    { group: { $in: [...groups] }, ...runningOn(today) },
    { projection: { _id: 0, user: 1 }, batchSize: 500, ...EACH_BATCH },
  )
  const seen = new Set<string>()
  for await (const { user } of found) {
    const id = user.toHexString()
    if (seen.has(id)) continue
    if (groups.length > 1) seen.add(id)
    yield user
  }
}

/** Which of some people are in one of some groups, or are to be. */
export const findPeopleAmong = async (
  payload: Payload,
  groups: readonly ObjectId[],
  users: readonly ObjectId[],
): Promise<ObjectId[]> => {
  const found = await termsOf(payload)
    .find<Pick<StoredTerm, 'user'>>(
      { user: { $in: [...users] }, group: { $in: [...groups] }, isOpen: true },
      { projection: { _id: 0, user: 1 } },
    )
    .toArray()
  return found.map(({ user }) => user)
}

/** How many people each of some groups has today. */
export const countRunning = async (
  payload: Payload,
  groups: readonly ObjectId[],
  today: string,
): Promise<Map<string, number>> => {
  const counts = await termsOf(payload)
    .aggregate<{ _id: ObjectId; people: number }>([
      { $match: { group: { $in: [...groups] }, ...runningOn(today) } },
      { $group: { _id: '$group', people: { $sum: 1 } } },
    ])
    .toArray()
  return new Map(counts.map(({ _id, people }) => [_id.toHexString(), people]))
}

export const deleteTermsOf = async (payload: Payload, user: string): Promise<void> => {
  const id = new ObjectId(user)
  await termsOf(payload).deleteMany({ user: id })
  await termsOf(payload).updateMany({ addedBy: id }, { $unset: { addedBy: 1 } })
}
