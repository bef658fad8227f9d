import type { Payload } from 'payload'
import { MEMBERS_VERSION } from '../contentVersions'
import { createYielder } from '../../platform/yieldLoop'
import { sharedReads } from '../../platform/sharedReads'
import { modelOf } from '../../platform/database'
import { perPayload } from '../../platform/perPayload'
import { MemberIndex } from './MemberIndex'
import {
  INDEXED_FIELDS,
  type IndexEntry,
  type IndexedMembership,
  type IndexedProfile,
  toEntry,
} from './indexEntry'

/** How far the clocks of two processes may be apart, and how long a write may be on its way. */
const CLOCK_TOLERANCE_MS = 10_000
/** Within this, another write may bear the same time as the last one that was seen. */
const SETTLING_MS = 2_000
/** So few that unpacking them does not hold the event loop. */
const BATCH = 500

/** What tells that documents of a collection were written: the time of the latest write, and their number. */
interface CollectionState {
  newest: number
  count: number
}

interface DatabaseState {
  version: number
  profiles: CollectionState
  memberships: CollectionState
}

type Indexed = 'profiles' | 'memberships'

const readCollection = async (payload: Payload, slug: Indexed): Promise<CollectionState> => {
  const { collection } = modelOf(payload, slug)
  const [[latest], count] = await Promise.all([
    collection
      .find({}, { projection: { _id: 0, updatedAt: 1 } })
      .sort({ updatedAt: -1 })
      .limit(1)
      .toArray(),
    collection.estimatedDocumentCount(),
  ])
  const updatedAt: unknown = latest?.updatedAt
  return { newest: updatedAt instanceof Date ? updatedAt.getTime() : 0, count }
}

const readState = async (payload: Payload): Promise<DatabaseState> => {
  const [versions, profiles, memberships] = await Promise.all([
    modelOf(payload, 'content-versions').collection.findOne(
      { key: MEMBERS_VERSION },
      { projection: { _id: 0, content: 1 } },
    ),
    readCollection(payload, 'profiles'),
    readCollection(payload, 'memberships'),
  ])
  return { version: Number(versions?.content ?? 0), profiles, memberships }
}

const isSameState = (a: CollectionState, b: CollectionState): boolean =>
  a.newest === b.newest && a.count === b.count

/** From when on something may have been written that was not seen. */
const sinceOf = (before: CollectionState, now: CollectionState): Date =>
  new Date(Math.min(before.newest, now.newest) - CLOCK_TOLERANCE_MS)

/** Reads documents a few at a time, so that others get their turn meanwhile. */
async function* readRows<Row>(
  payload: Payload,
  slug: Indexed | 'users',
  condition: object,
  projection: object,
): AsyncGenerator<Row> {
  const pause = createYielder()
  for await (const row of modelOf(payload, slug).collection.find(condition, {
    projection,
    batchSize: BATCH,
  })) {
    yield row as unknown as Row
    await pause()
  }
}

const readProfiles = (payload: Payload, condition: object = {}): AsyncGenerator<IndexedProfile> =>
  readRows(payload, 'profiles', condition, INDEXED_FIELDS)

const MEMBERSHIP_FIELDS = { _id: 0 } // whole: which of its fields say that it counts is the status rule's to know

type MembershipsByUser = Map<string, IndexedMembership>

/** Memberships by the accounts they belong to. */
const readMemberships = async (payload: Payload, condition: object = {}): Promise<MembershipsByUser> => {
  const memberships: MembershipsByUser = new Map()
  for await (const membership of readRows<IndexedMembership & { user: unknown }>(
    payload,
    'memberships',
    condition,
    MEMBERSHIP_FIELDS,
  ))
    memberships.set(String(membership.user), membership)
  return memberships
}

/**
 * The accounts that nobody can sign in to: those whose address was never confirmed, under which anybody may have written
 * anything, and those that staff locked. Few, and found by their indexes.
 */
const readClosed = async (payload: Payload): Promise<Map<string, unknown>> => {
  const closed = new Map<string, unknown>()
  for (const condition of [{ emailVerifiedAt: null }, { lockedAt: { $gt: new Date(0) } }]) {
    for await (const { _id } of readRows<{ _id: unknown }>(payload, 'users', condition, { _id: 1 }))
      closed.set(String(_id), _id)
  }
  return closed
}

/** What is in one of two maps alone. */
const differenceOf = (one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>): unknown[] => [
  ...[...one].flatMap(([id, value]) => (other.has(id) ? [] : [value])),
  ...[...other].flatMap(([id, value]) => (one.has(id) ? [] : [value])),
]

type Person = Pick<IndexedProfile, '_id' | 'user' | 'fullName' | 'email' | 'organization' | 'region'>

/** Everybody with a profile, shown in the directory or not: what staff find them by. For their eyes only. */
export type Everybody = ReadonlyMap<string, Person>

interface People {
  members: MemberIndex
  everybody: Everybody
}

const toPerson = ({ _id, user, fullName, email, organization, region }: IndexedProfile): Person => ({
  _id,
  user,
  fullName,
  email,
  organization,
  region,
})

const createCurrentPeople = (payload: Payload): (() => Promise<People>) => {
  const index = new MemberIndex()
  let everybody = new Map<string, Person>()
  let state: DatabaseState | undefined
  let closed: ReadonlyMap<string, unknown> = new Map()

  const entryOf = (profile: IndexedProfile, memberships: MembershipsByUser): IndexEntry | undefined => {
    const user = String(profile.user)
    return toEntry({ profile, membership: memberships.get(user), isClosed: closed.has(user) })
  }

  const readAll = async (): Promise<void> => {
    const memberships = await readMemberships(payload)
    const people = new Map<string, Person>()
    const entries: IndexEntry[] = []
    for await (const profile of readProfiles(payload)) {
      people.set(String(profile._id), toPerson(profile))
      const entry = entryOf(profile, memberships)
      if (entry) entries.push(entry)
    }
    await index.replace(entries)
    everybody = people
  }

  /** Whose membership was written since: undefined when one must have been deleted, which no query finds. */
  const readNewMembers = async (
    before: CollectionState,
    now: CollectionState,
  ): Promise<unknown[] | undefined> => {
    if (isSameState(before, now) && Date.now() - now.newest > SETTLING_MS) return []
    if (now.count < before.count) return undefined
    const users: unknown[] = []
    for await (const { user } of readRows<{ user: unknown }>(
      payload,
      'memberships',
      { updatedAt: { $gte: sinceOf(before, now) } },
      { user: 1 },
    ))
      users.push(user)
    return users
  }

  /** Takes over what was written since; false when something must have been deleted, which no query finds. */
  const readChanges = async (
    before: DatabaseState,
    now: DatabaseState,
    turned: unknown[],
  ): Promise<boolean> => {
    const newMembers = await readNewMembers(before.memberships, now.memberships)
    if (!newMembers) return false
    const written = { updatedAt: { $gte: sinceOf(before.profiles, now.profiles) } }
    const changed: IndexedProfile[] = []
    for await (const profile of readProfiles(payload, {
      $or: [written, { user: { $in: [...turned, ...newMembers] } }],
    }))
      changed.push(profile)
    const memberships = await readMemberships(payload, { user: { $in: changed.map(({ user }) => user) } })
    const changes = new Map<string, IndexEntry | undefined>()
    let added = 0
    for (const profile of changed) {
      const id = String(profile._id)
      if (!everybody.has(id)) added += 1
      everybody.set(id, toPerson(profile))
      changes.set(id, entryOf(profile, memberships))
    }
    await index.update(changes)
    return now.profiles.count - before.profiles.count >= added // fewer than were added: others are gone
  }

  return sharedReads(async () => {
    const now = await readState(payload)
    const before = state
    const isSame =
      before?.version === now.version &&
      isSameState(before.profiles, now.profiles) &&
      isSameState(before.memberships, now.memberships)
    if (isSame && Date.now() - Math.max(now.profiles.newest, now.memberships.newest) > SETTLING_MS)
      return { members: index, everybody }
    state = undefined // should reading fail, everything is read anew
    const turned = differenceOf(closed, (closed = await readClosed(payload)))
    if (!before || !(await readChanges(before, now, turned))) await readAll()
    state = now
    return { members: index, everybody }
  })
}

const readers = perPayload(createCurrentPeople)

/**
 * The members that the directory shows, as the database has them now: those whose membership counts, who are not leaving,
 * have not left the list, and whose account can be signed in to; and those whose membership has expired, for staff. What
 * any process wrote before the call is in it. What tells that something changed is the members' version, which every writer
 * of profiles moves; the time of the latest write, which covers memberships and a writer that forgot; and the number of
 * documents, which covers deletions. Only what changed is read again, and nothing holds the event loop.
 */
export const currentMembers = async (payload: Payload): Promise<MemberIndex> =>
  (await readers(payload)()).members

/** Everybody with a profile, as the database has them now; read as `currentMembers` are. The caller decides who may ask. */
export const currentEverybody = async (payload: Payload): Promise<Everybody> =>
  (await readers(payload)()).everybody
