import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { Office } from '../../../payload-types'
import { modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'

/** A term of office as the database has it. */
export type StoredOffice = Stored<Office>

const officesOf = (payload: Payload) => modelOf(payload, 'offices').collection

/** A list of terms of office is never longer. */
const MAX_OFFICES = 500

export type OfficeFacts = Pick<
  StoredOffice,
  'title' | 'group' | 'post' | 'user' | 'name' | 'startsOn' | 'endsOn'
>

export const insertOffice = async (payload: Payload, facts: OfficeFacts): Promise<ObjectId> => {
  const _id = new ObjectId()
  const now = new Date()
  await officesOf(payload).insertOne({ _id, ...facts, createdAt: now, updatedAt: now })
  return _id
}

export const findOffice = (payload: Payload, id: ObjectId): Promise<StoredOffice | null> =>
  officesOf(payload).findOne<StoredOffice>({ _id: id })

export const setOffice = async (payload: Payload, id: ObjectId, facts: OfficeFacts): Promise<void> => {
  await officesOf(payload).updateOne({ _id: id }, { $set: { ...facts, updatedAt: new Date() } })
}

/** The terms of office of a group, or of the association, the latest first. */
export const findOfficesOf = (payload: Payload, group: ObjectId | null): Promise<StoredOffice[]> =>
  officesOf(payload)
    .find<StoredOffice>({ group })
    .sort({ startsOn: -1, _id: -1 })
    .limit(MAX_OFFICES)
    .toArray()

/** The terms that fill a post, the latest first. */
export const findOfficesOfPost = (payload: Payload, post: ObjectId): Promise<StoredOffice[]> =>
  officesOf(payload).find<StoredOffice>({ post }).sort({ startsOn: -1, _id: -1 }).limit(MAX_OFFICES).toArray()

/** The terms of office of a person, the latest first. */
export const findOfficesHeld = (payload: Payload, user: ObjectId): Promise<StoredOffice[]> =>
  officesOf(payload).find<StoredOffice>({ user }).sort({ startsOn: -1 }).limit(MAX_OFFICES).toArray()

/**
 * The terms of office whose last day is one of some days, those that end first, and how many there are.
 * @param groups of which groups; `all` with those of the association
 */
export const findOfficesEnding = async (
  payload: Payload,
  groups: readonly ObjectId[] | 'all',
  { from, to, limit }: { from: string; to: string; limit: number },
): Promise<{ docs: StoredOffice[]; total: number }> => {
  const where = {
    endsOn: { $gte: from, $lte: to },
    ...(groups !== 'all' && { group: { $in: [...groups] } }),
  }
  const [docs, total] = await Promise.all([
    officesOf(payload).find<StoredOffice>(where).sort({ endsOn: 1, _id: 1 }).limit(limit).toArray(),
    officesOf(payload).countDocuments(where),
  ])
  return { docs, total }
}

/** How many terms that fill a post began or ended after one day and until another. */
export const countTurns = (payload: Payload, after: string, until: string): Promise<number> =>
  officesOf(payload).countDocuments({
    post: { $ne: null },
    $or: [{ startsOn: { $gt: after, $lte: until } }, { endsOn: { $gte: after, $lt: until } }],
  })

/** Takes an account out of the terms of office that it held; the name stays, as the association published it. */
export const unlinkOffices = async (payload: Payload, user: string): Promise<void> => {
  await officesOf(payload).updateMany({ user: new ObjectId(user) }, { $unset: { user: 1 } })
}
