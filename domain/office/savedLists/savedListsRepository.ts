import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import type { ListDefinition, ListSubject } from './listFields.schema'

/** A list as the database has it. */
export interface StoredList {
  _id: ObjectId
  name: string
  definition: ListDefinition
  isShared: boolean
  owner?: ObjectId | null
  createdAt: Date
  updatedAt: Date
}

/** What a form says about a list. */
export interface ListFacts {
  name: string
  isShared: boolean
  definition: ListDefinition
}

const listsOf = (payload: Payload) => modelOf(payload, 'saved-lists')

const stored = ({ name, isShared, definition }: ListFacts) => ({
  name,
  isShared,
  definition,
  subject: definition.subject,
})

/** Stores a list, once for each key. */
export const storeList = async (
  payload: Payload,
  { owner, key, ...facts }: ListFacts & { owner: string; key: string },
): Promise<{ id: string; isNew: boolean }> => {
  const _id = new ObjectId()
  try {
    await listsOf(payload).create({ _id, ...stored(facts), owner, key })
    return { id: _id.toHexString(), isNew: true }
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
  }
  const known = await listsOf(payload).findOne({ key }, { _id: 1 }).lean<Pick<StoredList, '_id'> | null>()
  return { id: String(known?._id), isNew: false }
}

/** The own lists, and those that are shared about what a person may list. */
const seenBy = (user: string, subjects: readonly ListSubject[]): Record<string, unknown> => ({
  subject: { $in: [...subjects] },
  $or: [{ owner: new ObjectId(user) }, { isShared: true }],
})

/** A page of the lists that a person may see, by name. */
export const findLists = async (
  payload: Payload,
  user: string,
  subjects: readonly ListSubject[],
  { page, perPage }: { page: number; perPage: number },
): Promise<{ docs: StoredList[]; total: number }> => {
  const where = seenBy(user, subjects)
  const [docs, total] = await Promise.all([
    listsOf(payload)
      .find(where)
      .sort({ name: 1, _id: 1 })
      .skip((page - 1) * perPage)
      .limit(perPage)
      .lean<StoredList[]>()
      .exec(),
    listsOf(payload).countDocuments(where),
  ])
  return { docs, total }
}

export const findList = (
  payload: Payload,
  id: string,
  user: string,
  subjects: readonly ListSubject[],
): Promise<StoredList | null> =>
  listsOf(payload)
    .findOne({ _id: id, ...seenBy(user, subjects) })
    .lean<StoredList | null>()
    .exec()

/** Whose list may be changed: the own, or a shared one by administrators. */
const changeableBy = (user: string, isAdmin: boolean): Record<string, unknown> =>
  isAdmin ? { $or: [{ owner: new ObjectId(user) }, { isShared: true }] } : { owner: new ObjectId(user) }

/**
 * Changes a list that nobody changed since the caller read it.
 * @returns whether it was changed
 */
export const changeListFacts = async (
  payload: Payload,
  id: string,
  { user, isAdmin, readAt, facts }: { user: string; isAdmin: boolean; readAt: Date; facts: ListFacts },
): Promise<boolean> => {
  const { matchedCount } = await listsOf(payload).updateOne(
    { _id: id, updatedAt: readAt, ...changeableBy(user, isAdmin) },
    { $set: { ...stored(facts), updatedAt: new Date() } },
    { timestamps: false },
  )
  return matchedCount > 0
}

/** @returns whether there was one that the person may delete */
export const deleteListOf = async (
  payload: Payload,
  id: string,
  user: string,
  isAdmin: boolean,
): Promise<boolean> => {
  const { deletedCount } = await listsOf(payload).deleteOne({ _id: id, ...changeableBy(user, isAdmin) })
  return deletedCount > 0
}

/** Deletes the private lists of a person, and takes the name off the shared ones. Safe to repeat. */
export const releaseListsOf = async (payload: Payload, user: string): Promise<void> => {
  await listsOf(payload).deleteMany({ owner: user, isShared: false })
  await listsOf(payload).updateMany({ owner: user }, { $unset: { owner: 1 } })
}
