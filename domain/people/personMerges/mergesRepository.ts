import { type Collection, type Document, ObjectId } from 'mongodb'
import type { CollectionSlug, Payload } from 'payload'
import type { PersonMerge } from '../../../payload-types'
import { modelOf } from '../../../platform/database'
import { insertMissing } from '../../../platform/insertMissing'
import { leasedRuns } from '../../../platform/leasedRuns'
import type { Stored } from '../../../platform/stored.types'
import type { LeftRecord, MergeField, MergeStatus, MergedField, Side } from './personMergeTexts.schema'
import { countWhere } from '../../../platform/countWhere'

/** A merge as the database has it. */
export type StoredMerge = Omit<
  Stored<PersonMerge, 'leaseUntil'>,
  'choices' | 'fields' | 'records' | 'left' | 'status' | 'mergedProfile'
> & {
  mergedProfile?: ObjectId | null
  status: MergeStatus
  choices: Partial<Record<MergeField, Side>>
  fields?: MergedField[] | null
  records?: Record<string, number> | null
  left?: LeftRecord[] | null
}

const mergesOf = (payload: Payload) =>
  modelOf(payload, 'person-merges').collection as unknown as Collection<StoredMerge>
const claimsOf = (payload: Payload) =>
  modelOf(payload, 'person-merge-claims').collection as unknown as Collection<{
    _id: ObjectId
    user: ObjectId
    merge: ObjectId
  }>

/** Moves, claims and completes merges. */
export const mergeRuns = (payload: Payload) =>
  leasedRuns<StoredMerge & Document>(mergesOf(payload), ['merging', 'undoing'] satisfies MergeStatus[])

/**
 * Claims people for one merge: while it is under way, no other concerns them. All of them or none.
 * @returns whether this call has claimed them
 */
export const claimPeople = async (
  payload: Payload,
  merge: ObjectId,
  people: readonly ObjectId[],
): Promise<boolean> => {
  const claims = people.map((user) => ({ _id: new ObjectId(), user, merge }))
  const refused = await insertMissing(claimsOf(payload), claims)
  if (refused.length === 0) return true
  await claimsOf(payload).deleteMany({ _id: { $in: claims.map(({ _id }) => _id) } })
  return false
}

/** Releases the people whom a merge has claimed. */
export const releasePeople = async (payload: Payload, merge: ObjectId): Promise<void> => {
  await claimsOf(payload).deleteMany({ merge })
}

/** The claims of merges that were never stored, as a crash leaves them. */
export const findStrayClaims = async (payload: Payload, before: Date): Promise<ObjectId[]> => {
  const claims = await claimsOf(payload)
    .find({ _id: { $lt: ObjectId.createFromTime(before.getTime() / 1000) } }, { limit: 200 })
    .toArray()
  const merges = await mergesOf(payload)
    .find({ _id: { $in: claims.map(({ merge }) => merge) }, status: { $in: ['merging', 'undoing'] } })
    .project<{ _id: ObjectId }>({ _id: 1 })
    .toArray()
  return claims.flatMap(({ merge }) => (merges.some(({ _id }) => _id.equals(merge)) ? [] : [merge]))
}

/** Stores a merge that is to be carried out. */
export const insertMerge = async (
  payload: Payload,
  merge: Pick<
    StoredMerge,
    '_id' | 'remaining' | 'merged' | 'choices' | 'reason' | 'by' | 'names' | 'mergedProfile'
  >,
): Promise<void> => {
  const now = new Date()
  await mergesOf(payload).insertOne({
    ...merge,
    status: 'merging',
    needsFinalising: true,
    createdAt: now,
    updatedAt: now,
  } as never)
}

export const findMerge = (payload: Payload, id: ObjectId): Promise<StoredMerge | null> =>
  mergesOf(payload).findOne({ _id: id })

/** Sets facts of a merge that is under way. */
export const setMergeFacts = async (payload: Payload, _id: ObjectId, set: Document): Promise<void> => {
  await mergesOf(payload).updateOne({ _id }, { $set: set })
}

/** Adds what a merge left where it was, each once. */
export const addLeft = async (
  payload: Payload,
  _id: ObjectId,
  left: readonly LeftRecord[],
): Promise<void> => {
  if (left.length > 0)
    await mergesOf(payload).updateOne({ _id }, { $addToSet: { left: { $each: left } } } as never)
}

/** A page of merges, the latest first; of one person, those in which they remained or were merged. */
export const findMerges = async (
  payload: Payload,
  person: ObjectId | undefined,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ docs: StoredMerge[]; total: number }> => {
  const where = person ? { $or: [{ remaining: person }, { merged: person }] } : {}
  const [docs, total] = await Promise.all([
    mergesOf(payload)
      .find(where)
      .sort({ _id: -1 })
      .skip((page - 1) * perPage)
      .limit(perPage)
      .toArray(),
    countWhere(mergesOf(payload), where),
  ])
  return { docs, total }
}

/** A merge that concerns one of some people and stands, made after another one. */
export const findLaterMerge = (
  payload: Payload,
  people: readonly ObjectId[],
  after: ObjectId,
): Promise<StoredMerge | null> =>
  mergesOf(payload).findOne({
    _id: { $gt: after },
    status: { $ne: 'undone' },
    $or: [{ remaining: { $in: [...people] } }, { merged: { $in: [...people] } }],
  })

/** The merges that stand and in which a person remained. */
export const findMergesInto = (payload: Payload, remaining: ObjectId): Promise<StoredMerge[]> =>
  mergesOf(payload)
    .find({ remaining, status: { $ne: 'undone' } })
    .sort({ _id: 1 })
    .toArray()

/** The merges that were completed since a moment: what was written for the merged person meanwhile follows. */
export const findRecentMerges = (payload: Payload, since: Date): Promise<StoredMerge[]> =>
  mergesOf(payload)
    .find({ status: 'merged', mergedAt: { $gte: since } })
    .limit(200)
    .toArray()

export const deleteMerges = async (payload: Payload, person: ObjectId): Promise<ObjectId[]> => {
  const where = { $or: [{ remaining: person }, { merged: person }] }
  const found = await mergesOf(payload).find(where).project<{ _id: ObjectId }>({ _id: 1 }).toArray()
  await mergesOf(payload).deleteMany(where)
  return found.map(({ _id }) => _id)
}

/** The native collection of any subject: a merge moves documents of all of them, whatever their fields are. */
export const documentsOf = (payload: Payload, collection: CollectionSlug): Collection =>
  modelOf(payload, collection).collection
