import type { Document, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { EACH_BATCH } from '../../../platform/databaseDeadlines'
import type { Membership, Profile } from '../../../payload-types'
import { modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'
import { letOthersRun } from '../../../platform/yieldLoop'
import { MEMBERS_VERSION } from '../../content/contentVersions'

/*
 * The directory reads profiles, memberships and accounts to make its entries, and writes none of them. Past the
 * access control of these collections: the directory decides who sees what.
 */

/** Few enough that decoding them does not block the event loop. */
const BATCH = 500

/** What was written past validation may lack its dates; it must not close the directory. */
type PerhapsWithout<Document, Field extends keyof Document> = Omit<Document, Field> &
  Partial<Pick<Document, Field>>
type ProfileDocument = PerhapsWithout<Stored<Profile>, 'joinedAt' | 'updatedAt'>

const INDEXED_FIELDS = {
  user: 1,
  fullName: 1,
  email: 1,
  professionalTitle: 1,
  specialization: 1,
  organization: 1,
  region: 1,
  membershipType: 1,
  divisions: 1,
  joinedAt: 1,
  hiddenFields: 1,
  isListedPublicly: 1,
  isInDirectory: 1,
  leavingAt: 1,
  updatedAt: 1,
} as const

/** What is read of a profile to find its person. */
export type IndexedProfile = Pick<ProfileDocument, '_id' | keyof typeof INDEXED_FIELDS>

export type IndexedMembership = PerhapsWithout<Stored<Membership, 'graceUntil'>, 'updatedAt'>

const SHOWN_FIELDS = {
  fullName: 1,
  professionalTitle: 1,
  specialization: 1,
  organization: 1,
  region: 1,
  avatar: 1,
  membershipType: 1,
  bio: 1,
  joinedAt: 1,
  hiddenFields: 1,
} as const

/** What is read of a profile to show it. */
export type ShownProfile = Pick<ProfileDocument, '_id' | keyof typeof SHOWN_FIELDS>

/** Shows whether documents of a collection were written: the time of the latest write, and their number. */
export interface CollectionState {
  newest: number
  count: number
}

export interface DirectoryState {
  version: number
  profiles: CollectionState
  memberships: CollectionState
}

const readCollectionState = async (
  payload: Payload,
  slug: 'profiles' | 'memberships',
): Promise<CollectionState> => {
  const { collection } = modelOf(payload, slug)
  const [[latest], count] = await Promise.all([
    collection
      .find<{ updatedAt?: Date }>({}, { projection: { _id: 0, updatedAt: 1 } })
      .sort({ updatedAt: -1 })
      .limit(1)
      .toArray(),
    collection.estimatedDocumentCount(),
  ])
  return { newest: latest?.updatedAt?.getTime() ?? 0, count }
}

const readMembersVersion = async (payload: Payload): Promise<number> => {
  const versions = await modelOf(payload, 'content-versions').collection.findOne<{ content?: number }>(
    { key: MEMBERS_VERSION },
    { projection: { _id: 0, content: 1 } },
  )
  return versions?.content ?? 0
}

/** What shows whether anything that the directory reads has changed. */
export const readDirectoryState = async (payload: Payload): Promise<DirectoryState> => {
  const [version, profiles, memberships] = await Promise.all([
    readMembersVersion(payload),
    readCollectionState(payload, 'profiles'),
    readCollectionState(payload, 'memberships'),
  ])
  return { version, profiles, memberships }
}

/** Reads documents in batches, and yields the event loop in between. */
async function* streamDocuments<Row extends Document>(
  payload: Payload,
  slug: 'profiles' | 'memberships' | 'users',
  condition: object,
  projection: object,
): AsyncGenerator<Row> {
  const cursor = modelOf(payload, slug).collection.find<Row>(condition, {
    projection,
    batchSize: BATCH,
    ...EACH_BATCH,
  })
  for await (const row of cursor) {
    yield row
    await letOthersRun()
  }
}

/** Reads profiles: all, or those written since a time or of some accounts. */
export const streamIndexedProfiles = (
  payload: Payload,
  only?: { since?: Date; users: readonly ObjectId[] },
): AsyncGenerator<IndexedProfile> => {
  const ofUsers = { user: { $in: only?.users } }
  const condition = only?.since ? { $or: [{ updatedAt: { $gte: only.since } }, ofUsers] } : ofUsers
  return streamDocuments(payload, 'profiles', only ? condition : {}, INDEXED_FIELDS)
}

/** The memberships of some accounts, by account. */
export const readMemberships = async (
  payload: Payload,
  users: readonly ObjectId[],
): Promise<Map<string, IndexedMembership>> => {
  const memberships = new Map<string, IndexedMembership>()
  const condition = { user: { $in: users } }
  // whole documents: the rule of the status knows which fields count
  for await (const membership of streamDocuments<IndexedMembership>(payload, 'memberships', condition, {
    _id: 0,
  }))
    memberships.set(membership.user.toHexString(), membership)
  return memberships
}

/** The accounts whose memberships were written since a time. */
export const findWrittenMembers = async (payload: Payload, since: Date): Promise<ObjectId[]> => {
  const users: ObjectId[] = []
  for await (const { user } of streamDocuments<Pick<IndexedMembership, 'user'>>(
    payload,
    'memberships',
    { updatedAt: { $gte: since } },
    { user: 1 },
  ))
    users.push(user)
  return users
}

/**
 * The accounts that nobody can sign in to: those whose address was never confirmed, under which anybody may
 * have written anything, and those that staff locked. Few, and found by their indexes.
 */
export const readClosedAccounts = async (payload: Payload): Promise<Map<string, ObjectId>> => {
  const closed = new Map<string, ObjectId>()
  for (const condition of [{ emailVerifiedAt: null }, { lockedAt: { $gt: new Date(0) } }]) {
    for await (const { _id } of streamDocuments<{ _id: ObjectId }>(payload, 'users', condition, { _id: 1 }))
      closed.set(_id.toHexString(), _id)
  }
  return closed
}

/** Profiles by their ids, except those of people who are deleting their accounts. */
export const findShownProfiles = (payload: Payload, ids: readonly string[]): Promise<ShownProfile[]> =>
  modelOf(payload, 'profiles')
    .find({ _id: { $in: [...ids] }, leavingAt: null }, SHOWN_FIELDS)
    .lean<ShownProfile[]>()
    .exec()

/** The id of a division; undefined when there is none. */
export const findDivisionId = async (payload: Payload, slug: string): Promise<string | undefined> =>
  (
    await modelOf(payload, 'divisions')
      .findOne({ slug, deletedAt: null }, { _id: 1 })
      .lean<{ _id: ObjectId } | null>()
  )?._id.toHexString()
