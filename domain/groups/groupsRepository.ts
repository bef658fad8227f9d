import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { Group } from '../../payload-types'
import { isDuplicateKey, modelOf } from '../../platform/database'
import type { Stored } from '../../platform/stored.types'

/** A group as the database has it. */
export type StoredGroup = Stored<Group>

/** More than the association has; a list of groups is never longer. */
export const MAX_GROUPS = 2000

const groupsOf = (payload: Payload) => modelOf(payload, 'groups').collection

export const findGroup = (payload: Payload, id: ObjectId): Promise<StoredGroup | null> =>
  groupsOf(payload).findOne<StoredGroup>({ _id: id })

export const findGroupBySlug = (payload: Payload, slug: string): Promise<StoredGroup | null> =>
  groupsOf(payload).findOne<StoredGroup>({ slug })

/** The group whose name follows a chapter or division. */
export const findGroupBySource = (payload: Payload, source: string): Promise<StoredGroup | null> =>
  groupsOf(payload).findOne<StoredGroup>({ source })

/** The chapter of a region: its branch is what the region's lead leads. */
export const findGroupOfRegion = (
  payload: Payload,
  region: NonNullable<Group['region']>,
): Promise<StoredGroup | null> => groupsOf(payload).findOne<StoredGroup>({ region })

/** Groups by id. */
export const findGroupsById = async (
  payload: Payload,
  ids: readonly ObjectId[],
): Promise<Map<string, StoredGroup>> => {
  if (ids.length === 0) return new Map()
  const found = await groupsOf(payload)
    .find<StoredGroup>({ _id: { $in: [...ids] } })
    .toArray()
  return new Map(found.map((group) => [group._id.toHexString(), group]))
}

/**
 * Groups by name.
 * @param branch only this group and what is under it
 */
export const findGroups = (payload: Payload, branch?: ObjectId): Promise<StoredGroup[]> =>
  groupsOf(payload)
    .find<StoredGroup>(branch ? { path: branch } : {})
    .sort({ name: 1, _id: 1 })
    .limit(MAX_GROUPS)
    .toArray()

/** The ids of a group and of every group under it. */
export const findBranchIds = async (payload: Payload, group: ObjectId): Promise<ObjectId[]> => {
  const found = await groupsOf(payload)
    .find<Pick<StoredGroup, '_id'>>({ path: group }, { projection: { _id: 1 } })
    .toArray()
  return found.map(({ _id }) => _id)
}

export type NewGroup = Pick<StoredGroup, 'name' | 'slug' | 'kind'> & {
  about?: string
  parent: StoredGroup | null
  isPublic: boolean
  source?: string
  region?: NonNullable<Group['region']>
}

/**
 * Stores a group.
 * @returns its id; undefined when its address, its page or its region has a group already
 */
export const insertGroup = async (
  payload: Payload,
  { parent, ...facts }: NewGroup,
): Promise<ObjectId | undefined> => {
  const _id = new ObjectId()
  const now = new Date()
  try {
    await groupsOf(payload).insertOne({
      _id,
      ...facts,
      parent: parent?._id ?? null,
      path: [...(parent?.path ?? []), _id],
      createdAt: now,
      updatedAt: now,
    })
    return _id
  } catch (error) {
    if (isDuplicateKey(error)) return undefined
    throw error
  }
}

/** Changes what a group says of itself; its place in the tree is `moveGroup`'s. */
export const setGroupFacts = async (
  payload: Payload,
  id: ObjectId,
  facts: Partial<Pick<StoredGroup, 'name' | 'kind' | 'about' | 'isPublic'>>,
): Promise<void> => {
  await groupsOf(payload).updateOne({ _id: id }, { $set: { ...facts, updatedAt: new Date() } })
}

export const setParent = async (payload: Payload, id: ObjectId, parent: ObjectId | null): Promise<void> => {
  await groupsOf(payload).updateOne({ _id: id }, { $set: { parent, updatedAt: new Date() } })
}

type Placed = Pick<StoredGroup, '_id' | 'parent' | 'path'>

/** Where each group stands, for `repairPaths`. */
export const findPlaces = (payload: Payload): Promise<Placed[]> =>
  groupsOf(payload)
    .find<Placed>({}, { projection: { parent: 1, path: 1 } })
    .limit(MAX_GROUPS)
    .toArray()

export const setPath = async (payload: Payload, id: ObjectId, path: readonly ObjectId[]): Promise<void> => {
  await groupsOf(payload).updateOne({ _id: id }, { $set: { path: [...path] } })
}
