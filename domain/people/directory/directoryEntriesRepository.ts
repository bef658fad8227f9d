import { type Collection, type Filter, MongoBulkWriteError, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { modelOf } from '../../../platform/database'
import { EACH_BATCH } from '../../../platform/databaseDeadlines'
import type { DirectoryEntry } from './directoryEntry'
import type { DirectoryState } from './directoryRepository'

/*
 * The entries by which people are found: one for each profile, made from it, its membership and its account. Past
 * access control: the directory decides who sees what.
 */

const DUPLICATE_KEY = 11_000
/** The document of `content-versions` that says up to what the entries follow. */
const FOLLOWED = 'directory'

export type EntryFilter = Filter<DirectoryEntry>

const entriesOf = (payload: Payload): Collection<DirectoryEntry> =>
  modelOf(payload, 'directory-entries').collection as unknown as Collection<DirectoryEntry>

/** Up to what the entries follow profiles, memberships and accounts; undefined before the first time. */
export const readFollowed = async (payload: Payload): Promise<DirectoryState | undefined> => {
  const known = await modelOf(payload, 'content-versions').collection.findOne<{ followed?: DirectoryState }>(
    { key: FOLLOWED },
    { projection: { _id: 0, followed: 1 } },
  )
  return known?.followed
}

export const writeFollowed = async (payload: Payload, followed: DirectoryState): Promise<void> => {
  await modelOf(payload, 'content-versions').collection.updateOne(
    { key: FOLLOWED },
    { $set: { followed } },
    { upsert: true },
  )
}

/** Has the entries of everybody made anew. */
export const forgetFollowed = async (payload: Payload): Promise<void> => {
  await modelOf(payload, 'content-versions').collection.updateOne(
    { key: FOLLOWED },
    { $unset: { followed: 1 } },
  )
}

/** Whether there are as many entries as profiles. */
export const hasEntryOfEach = async (payload: Payload): Promise<boolean> => {
  const [entries, profiles] = await Promise.all(
    (['directory-entries', 'profiles'] as const).map((slug) =>
      modelOf(payload, slug).collection.countDocuments({}, { hint: '_id_' }),
    ),
  )
  return entries === profiles
}

/** Whether a write was refused only where a newer entry stands already. */
const isNewerThere = (error: unknown): boolean =>
  error instanceof MongoBulkWriteError &&
  [error.writeErrors].flat().every(({ code }) => code === DUPLICATE_KEY)

/** Writes entries, each unless one that was made from newer facts stands there. */
export const writeEntries = async (payload: Payload, entries: readonly DirectoryEntry[]): Promise<void> => {
  if (entries.length === 0) return
  try {
    await entriesOf(payload).bulkWrite(
      entries.map(({ _id, ...entry }) => ({
        replaceOne: { filter: { _id, revision: { $lte: entry.revision } }, replacement: entry, upsert: true },
      })),
      { ordered: false },
    )
  } catch (error) {
    if (!isNewerThere(error)) throw error
  }
}

export const removeEntries = async (payload: Payload, ids: readonly ObjectId[]): Promise<void> => {
  if (ids.length > 0) await entriesOf(payload).deleteMany({ _id: { $in: [...ids] } })
}

/** Removes the entries of accounts whose profiles are removed. */
export const removeEntriesOf = async (payload: Payload, users: readonly ObjectId[]): Promise<void> => {
  await entriesOf(payload).deleteMany({ user: { $in: [...users] } })
}

/** Removes the entry of a profile that is being erased. */
export const removeEntryOf = (payload: Payload, profile: string): Promise<unknown> =>
  entriesOf(payload).deleteOne({ _id: new ObjectId(profile) })

/** What entries were made from, without what they are searched by. */
export type EntryFactsKept = Pick<DirectoryEntry, '_id' | 'user' | 'revision' | 'isClosed' | 'until'>

const KEPT = { user: 1, revision: 1, isClosed: 1, until: 1 } as const

/** All entries in the order of their ids, or those that a filter leaves. */
export const streamEntries = (payload: Payload, filter: EntryFilter = {}): AsyncIterable<EntryFactsKept> =>
  entriesOf(payload).find<EntryFactsKept>(filter, { projection: KEPT, batchSize: 1000, ...EACH_BATCH })

export interface FoundEntry {
  id: string
  user: ObjectId
  name: string
}

/** The index to use: the planner of the database would try all of them first, which takes longer than the search. */
export type EntryIndex = Record<string, 1 | -1>

/** The entries that a filter leaves, in an order or in any: some of them. */
export const findEntries = async (
  payload: Payload,
  filter: EntryFilter,
  {
    sort = {},
    index,
    skip = 0,
    limit,
  }: { sort?: EntryIndex; index: EntryIndex; skip?: number; limit: number },
): Promise<FoundEntry[]> => {
  const found = await entriesOf(payload)
    .find<{ _id: ObjectId; user: ObjectId; name?: string }>(filter, {
      projection: { user: 1, name: 1 },
      hint: index,
    })
    .sort(sort)
    .skip(skip)
    .limit(limit)
    .toArray()
  return found.map(({ _id, user, name = '' }) => ({ id: _id.toHexString(), user, name }))
}

/** How many entries a filter leaves; counting ends at a limit. */
export const countEntries = (
  payload: Payload,
  filter: EntryFilter,
  { index, limit }: { index: EntryIndex; limit: number },
): Promise<number> => entriesOf(payload).countDocuments(filter, { limit, hint: index })
