import type { Payload } from 'payload'
import { MEMBERS_VERSION } from '../../hooks/membersVersion'
import { modelOf } from '../../server/services/database'
import { ofPayload } from '../../server/services/ofPayload'
import { MemberIndex } from './MemberIndex'
import { INDEXED_FIELDS, type IndexEntry, type IndexedProfile, toEntry } from './indexEntry'
import { sharedReads } from './sharedReads'

/** How far the clocks of two processes may be apart, and how long a write may be on its way. */
const CLOCK_TOLERANCE_MS = 10_000
/** Within this, another write may bear the same time as the last one that was seen. */
const SETTLING_MS = 2_000

interface DatabaseState {
  version: number
  newest: number
  count: number
}

const readState = async (payload: Payload): Promise<DatabaseState> => {
  const { collection } = modelOf(payload, 'profiles')
  const [versions, [latest], count] = await Promise.all([
    modelOf(payload, 'content-versions').collection.findOne({ key: MEMBERS_VERSION }, { projection: { _id: 0, content: 1 } }),
    collection.find({}, { projection: { _id: 0, updatedAt: 1 } }).sort({ updatedAt: -1 }).limit(1).toArray(),
    collection.estimatedDocumentCount(),
  ])
  const updatedAt: unknown = latest?.updatedAt
  return { version: Number(versions?.content ?? 0), newest: updatedAt instanceof Date ? updatedAt.getTime() : 0, count }
}

const readProfiles = (payload: Payload, condition: object = {}): Promise<IndexedProfile[]> =>
  modelOf(payload, 'profiles').collection.find(condition, { projection: INDEXED_FIELDS, batchSize: 5000 }).toArray() as unknown as Promise<IndexedProfile[]>

/**
 * The accounts that nobody can sign in to: those whose address was never confirmed, under which anybody may have written
 * anything, and those that staff locked. Few, and found by their indexes.
 */
const readClosed = async (payload: Payload): Promise<Map<string, unknown>> => {
  const rows = await modelOf(payload, 'users')
    .collection.find({ $or: [{ emailVerifiedAt: null }, { lockedAt: { $ne: null } }] }, { projection: { _id: 1 }, batchSize: 5000 })
    .toArray()
  return new Map(rows.map(({ _id }) => [String(_id), _id]))
}

/** What is in one of two maps alone. */
const differenceOf = (one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>): unknown[] => [
  ...[...one].flatMap(([id, value]) => (other.has(id) ? [] : [value])),
  ...[...other].flatMap(([id, value]) => (one.has(id) ? [] : [value])),
]

/** Everybody with a profile, shown in the directory or not: what staff find them by. For their eyes only. */
export type Everybody = ReadonlyMap<string, Pick<IndexedProfile, '_id' | 'user' | 'fullName' | 'email'>>

interface People {
  members: MemberIndex
  everybody: Everybody
}

const createCurrentPeople = (payload: Payload): (() => Promise<People>) => {
  const index = new MemberIndex()
  const everybody = new Map<string, Pick<IndexedProfile, '_id' | 'user' | 'fullName' | 'email'>>()
  let state: DatabaseState | undefined
  let closed: ReadonlyMap<string, unknown> = new Map()

  const toShown = (profile: IndexedProfile): IndexEntry | undefined => toEntry(profile, closed)

  const remember = ({ _id, user, fullName, email }: IndexedProfile): void => {
    everybody.set(String(_id), { _id, user, fullName, email })
  }

  const readAll = async (): Promise<void> => {
    const profiles = await readProfiles(payload)
    everybody.clear()
    for (const profile of profiles) remember(profile)
    index.replace(profiles.map(toShown).filter((entry) => entry !== undefined))
  }

  /** Takes over what was written since; false when somebody must have been deleted, whom no query finds. */
  const readChanges = async (before: DatabaseState, now: DatabaseState, turned: unknown[]): Promise<boolean> => {
    const since = new Date(Math.min(before.newest, now.newest) - CLOCK_TOLERANCE_MS)
    const profiles = await readProfiles(payload, { $or: [{ updatedAt: { $gte: since } }, { user: { $in: turned } }] })
    const changes = new Map<string, IndexEntry | undefined>()
    let added = 0
    for (const profile of profiles) {
      const id = String(profile._id)
      if (!everybody.has(id)) added += 1
      remember(profile)
      changes.set(id, toShown(profile))
    }
    index.update(changes)
    return now.count - before.count >= added // fewer than were added: others are gone
  }

  return sharedReads(async () => {
    const now = await readState(payload)
    const before = state
    const isSame = before?.version === now.version && before.newest === now.newest && before.count === now.count
    if (isSame && Date.now() - now.newest > SETTLING_MS) return { members: index, everybody }
    state = undefined // should reading fail, everything is read anew
    const turned = differenceOf(closed, (closed = await readClosed(payload)))
    if (!before || !(await readChanges(before, now, turned))) await readAll()
    state = now
    return { members: index, everybody }
  })
}

const readers = ofPayload(createCurrentPeople)

/**
 * The members that the directory shows, as the database has them now: those who are not leaving and whose account can be
 * signed in to. What any process wrote before the call is in it. What tells that something
 * changed is the members' version, which every writer moves; the time of the latest write, which covers a writer that
 * forgot; and the number of profiles, which covers deletions. Only what changed is read again.
 */
export const currentMembers = async (payload: Payload): Promise<MemberIndex> => (await readers(payload)()).members

/** Everybody with a profile, as the database has them now; read as `currentMembers` are. The caller decides who may ask. */
export const currentEverybody = async (payload: Payload): Promise<Everybody> => (await readers(payload)()).everybody
