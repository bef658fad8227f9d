import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { inBatches } from '../../../platform/inBatches'
import { perPayload } from '../../../platform/perPayload'
import { sharedReads } from '../../../platform/sharedReads'
import {
  type EntryFactsKept,
  forgetFollowed,
  hasEntryOfEach,
  readFollowed,
  removeEntries,
  streamEntries,
  writeEntries,
  writeFollowed,
} from './directoryEntriesRepository'
import { type DirectoryEntry, type EntryFacts, toEmptyEntry, toEntry } from './directoryEntry'
import {
  type CollectionState,
  type DirectoryState,
  type IndexedProfile,
  findWrittenMembers,
  readClosedAccounts,
  readDirectoryState,
  readMemberships,
  streamIndexedProfiles,
} from './directoryRepository'

/** How far the clocks of two processes may be apart, and how long a write may be on its way. */
const CLOCK_TOLERANCE_MS = 10_000
/** Within this, another write may have the same time as the last one that was seen. */
const SAME_TIME_MS = 2_000
/** So many people are read with their memberships, and written, at once. */
const PEOPLE_AT_ONCE = 500

const isSameState = (a: CollectionState, b: CollectionState): boolean =>
  a.newest === b.newest && a.count === b.count

const isUnchanged = (before: DirectoryState, now: DirectoryState): boolean =>
  before.version === now.version &&
  isSameState(before.profiles, now.profiles) &&
  isSameState(before.memberships, now.memberships) &&
  Date.now() - Math.max(now.profiles.newest, now.memberships.newest) > SAME_TIME_MS

const lost = (before: CollectionState, now: CollectionState): number => Math.max(0, before.count - now.count)

/** Since when something may have been written that was not seen. */
const sinceOf = (before: CollectionState, now: CollectionState): Date =>
  new Date(Math.min(before.newest, now.newest) - CLOCK_TOLERANCE_MS)

/** The entry of a person. A profile that cannot be read gets an empty one: it stops nobody else, and the log names it. */
const entryOf = (payload: Payload, facts: EntryFacts, revision: number): DirectoryEntry => {
  try {
    return toEntry(facts, { revision })
  } catch (error) {
    const about = { err: error, profile: facts.profile._id.toHexString() }
    payload.logger.warn(
      about,
      'a profile cannot be read, so no search finds its person until it is corrected',
    )
    return toEmptyEntry(facts)
  }
}

/** Brings the entries of some people up to date. @param revision at least, where a membership was deleted */
const writePeople = async (
  payload: Payload,
  profiles: AsyncIterable<IndexedProfile>,
  closed: ReadonlyMap<string, ObjectId>,
  revision = 0,
): Promise<void> => {
  for await (const batch of inBatches(profiles, PEOPLE_AT_ONCE)) {
    const users = batch.map(({ user }) => user).filter((user) => user instanceof ObjectId)
    const memberships = await readMemberships(payload, users)
    await writeEntries(
      payload,
      batch.map((profile) => {
        const user = String(profile.user)
        const facts = { profile, membership: memberships.get(user), isClosed: closed.has(user) }
        return entryOf(payload, facts, revision)
      }),
    )
  }
}

/** The accounts that were closed or opened since the entries were written. */
const findTurned = async (payload: Payload, closed: ReadonlyMap<string, ObjectId>): Promise<ObjectId[]> => {
  const known = new Set<string>()
  const turned: ObjectId[] = []
  for await (const { user } of streamEntries(payload, { isClosed: true })) {
    known.add(user.toHexString())
    if (!closed.has(user.toHexString())) turned.push(user)
  }
  return [...turned, ...[...closed].flatMap(([id, user]) => (known.has(id) ? [] : [user]))]
}

/** Removes the entries of profiles that are gone, and brings those up to date whose membership is. */
const removeGone = async (payload: Payload, closed: ReadonlyMap<string, ObjectId>): Promise<void> => {
  for await (const batch of inBatches<EntryFactsKept>(streamEntries(payload), PEOPLE_AT_ONCE)) {
    const users = batch.map(({ user }) => user)
    const memberships = await readMemberships(payload, users)
    const left = new Set<string>()
    for await (const profile of streamIndexedProfiles(payload, { users })) left.add(profile._id.toHexString())
    await removeEntries(
      payload,
      batch.filter(({ _id }) => !left.has(_id.toHexString())).map(({ _id }) => _id),
    )
    const withoutMembership = batch.filter(
      ({ until, user }) => until !== undefined && !memberships.has(user.toHexString()),
    )
    if (withoutMembership.length > 0)
      await writePeople(
        payload,
        streamIndexedProfiles(payload, { users: withoutMembership.map(({ user }) => user) }),
        closed,
        Math.max(...withoutMembership.map(({ revision }) => revision)),
      )
  }
}

const follow = async (payload: Payload, before: DirectoryState | undefined, now: DirectoryState) => {
  const closed = await readClosedAccounts(payload)
  if (!before) {
    await writePeople(payload, streamIndexedProfiles(payload), closed)
    await removeGone(payload, closed)
    return
  }
  const users = [
    ...(await findTurned(payload, closed)),
    ...(await findWrittenMembers(payload, sinceOf(before.memberships, now.memberships))),
  ]
  const since = sinceOf(before.profiles, now.profiles)
  await writePeople(payload, streamIndexedProfiles(payload, { since, users }), closed)
  // who deletes a profile removes its entry, and its membership goes with it
  const [profilesLost, membershipsLost] = [
    lost(before.profiles, now.profiles),
    lost(before.memberships, now.memberships),
  ]
  if (membershipsLost > profilesLost || (profilesLost > 0 && !(await hasEntryOfEach(payload))))
    await removeGone(payload, closed)
}

const followers = perPayload((payload) => {
  let seen: DirectoryState | undefined
  return sharedReads(async () => {
    const now = await readDirectoryState(payload)
    if (seen && isUnchanged(seen, now)) return
    const before = await readFollowed(payload)
    if (!before || !isUnchanged(before, now)) {
      await follow(payload, before, now)
      await writeFollowed(payload, now)
    }
    seen = now
  })
})

/**
 * Brings the entries that people are found by up to what any process wrote before the call. Three things show a change:
 * the members' version, which every writer of profiles moves; the time of the latest write, which covers memberships
 * and a writer that forgot; and the number of documents, which covers deletions. Only what changed is read, and an entry
 * never replaces one that was made from newer facts, so any process may do it at any time.
 */
export const followPeople = (payload: Payload): Promise<void> => followers(payload)()

/**
 * Prepares the entries at a start: the first time there are none, and where a person has none or an entry is left over,
 * as after a change by hand, all are made anew.
 */
export const prepareDirectory = async (payload: Payload): Promise<void> => {
  if (!(await hasEntryOfEach(payload))) await forgetFollowed(payload)
  await followPeople(payload)
}
