import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { inBatches } from '../../../platform/inBatches'
import { perPayload } from '../../../platform/perPayload'
import { sharedReads } from '../../../platform/sharedReads'
import {
  type CollectionState,
  type DirectoryState,
  type IndexedMembership,
  type IndexedProfile,
  findWrittenMembers,
  readClosedAccounts,
  readDirectoryState,
  readMemberships,
  streamIndexedProfiles,
} from './directoryRepository'
import { type IndexEntry, toEntry } from './indexEntry'
import { MemberIndex } from './MemberIndex'

/** How far the clocks of two processes may be apart, and how long a write may be on its way. */
const CLOCK_TOLERANCE_MS = 10_000
/** Within this, another write may have the same time as the last one that was seen. */
const SAME_TIME_MS = 2_000

const isSameState = (a: CollectionState, b: CollectionState): boolean =>
  a.newest === b.newest && a.count === b.count

/** Since when something may have been written that was not seen. */
const sinceOf = (before: CollectionState, now: CollectionState): Date =>
  new Date(Math.min(before.newest, now.newest) - CLOCK_TOLERANCE_MS)

/** What is in only one of two maps. */
const differenceOf = <Value>(one: ReadonlyMap<string, Value>, other: ReadonlyMap<string, Value>): Value[] => [
  ...[...one].flatMap(([id, value]) => (other.has(id) ? [] : [value])),
  ...[...other].flatMap(([id, value]) => (one.has(id) ? [] : [value])),
]

/** Its account as a text: fifty thousand `ObjectId` would take more memory than all the rest. */
type Person = Pick<IndexedProfile, 'fullName' | 'email' | 'organization' | 'region'> & { user: string }

/** Everybody with a profile, shown in the directory or not, by the profile's id. For staff only. */
export type People = ReadonlyMap<string, Person>

interface Indexed {
  members: MemberIndex
  people: People
}

const toPerson = ({ user, fullName, email, organization, region }: IndexedProfile): Person => ({
  user: user.toHexString(),
  fullName,
  email,
  organization,
  region,
})

/** So many people are read with their memberships at once. */
const PEOPLE_AT_ONCE = 500

/** The index of one process, and how it follows the database. */
class IndexReader {
  readonly #payload: Payload
  readonly #index = new MemberIndex()
  #people = new Map<string, Person>()
  #state: DirectoryState | undefined
  #closed: ReadonlyMap<string, ObjectId> = new Map()

  constructor(payload: Payload) {
    this.#payload = payload
  }

  /** The index as the database has it now. Reads only what changed. */
  async read(): Promise<Indexed> {
    const now = await readDirectoryState(this.#payload)
    const before = this.#state
    const indexed = (): Indexed => ({ members: this.#index, people: this.#people })
    if (before && this.#isUnchanged(before, now)) return indexed()
    this.#state = undefined // if reading fails, everything is read anew
    const closed = await readClosedAccounts(this.#payload)
    const turned = differenceOf(this.#closed, closed)
    this.#closed = closed
    if (!before || !(await this.#readChanges(before, now, turned))) await this.#readAll()
    this.#state = now
    return indexed()
  }

  #isUnchanged(before: DirectoryState, now: DirectoryState): boolean {
    return (
      before.version === now.version &&
      isSameState(before.profiles, now.profiles) &&
      isSameState(before.memberships, now.memberships) &&
      Date.now() - Math.max(now.profiles.newest, now.memberships.newest) > SAME_TIME_MS
    )
  }

  #entryOf(
    profile: IndexedProfile,
    memberships: ReadonlyMap<string, IndexedMembership>,
  ): IndexEntry | undefined {
    const user = profile.user.toHexString()
    return toEntry({ profile, membership: memberships.get(user), isClosed: this.#closed.has(user) })
  }

  /** Batch after batch: all memberships at once would take more memory than the index. */
  async #readAll(): Promise<void> {
    const people = new Map<string, Person>()
    const entries: IndexEntry[] = []
    for await (const batch of inBatches(streamIndexedProfiles(this.#payload), PEOPLE_AT_ONCE)) {
      const memberships = await this.#membershipsOf(batch)
      for (const profile of batch) {
        people.set(profile._id.toHexString(), toPerson(profile))
        const entry = this.#entryOf(profile, memberships)
        if (entry) entries.push(entry)
      }
    }
    await this.#index.replace(entries)
    this.#people = people
  }

  #membershipsOf(profiles: readonly IndexedProfile[]): Promise<Map<string, IndexedMembership>> {
    return readMemberships(
      this.#payload,
      profiles.map(({ user }) => user),
    )
  }

  /** Whose membership was written since; undefined when one must have been deleted, which no query finds. */
  async #findNewMembers(before: CollectionState, now: CollectionState): Promise<ObjectId[] | undefined> {
    if (isSameState(before, now) && Date.now() - now.newest > SAME_TIME_MS) return []
    return now.count < before.count ? undefined : findWrittenMembers(this.#payload, sinceOf(before, now))
  }

  /** Applies what was written since; false when something must have been deleted, which no query finds. */
  async #readChanges(
    before: DirectoryState,
    now: DirectoryState,
    turned: readonly ObjectId[],
  ): Promise<boolean> {
    const newMembers = await this.#findNewMembers(before.memberships, now.memberships)
    if (!newMembers) return false
    const changed: IndexedProfile[] = []
    for await (const profile of streamIndexedProfiles(this.#payload, {
      since: sinceOf(before.profiles, now.profiles),
      users: [...turned, ...newMembers],
    }))
      changed.push(profile)
    const memberships = await this.#membershipsOf(changed)
    const changes = new Map<string, IndexEntry | undefined>()
    let added = 0
    for (const profile of changed) {
      const id = profile._id.toHexString()
      if (!this.#people.has(id)) added += 1
      this.#people.set(id, toPerson(profile))
      changes.set(id, this.#entryOf(profile, memberships))
    }
    await this.#index.update(changes)
    return now.profiles.count - before.profiles.count >= added // fewer than were added: others are gone
  }
}

const readers = perPayload((payload) => {
  const reader = new IndexReader(payload)
  return sharedReads(() => reader.read())
})

/**
 * The members that the directory shows, as the database has them now: those whose membership counts, who are
 * not deleting their account and did not leave the list, and whose account can be signed in to; and, for
 * staff, those whose membership has expired. It includes what any process wrote before the call. Three things
 * show a change: the members' version, which every writer of profiles moves; the time of the latest write,
 * which covers memberships and a writer that forgot; and the number of documents, which covers deletions.
 * Only what changed is read again, and the event loop is not blocked.
 */
export const readMemberIndex = async (payload: Payload): Promise<MemberIndex> =>
  (await readers(payload)()).members

/**
 * Everybody with a profile, as the database has them now; read as `readMemberIndex` is. The caller decides
 * who may ask.
 */
export const readPeople = async (payload: Payload): Promise<People> => (await readers(payload)()).people
