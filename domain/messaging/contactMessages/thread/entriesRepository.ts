import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { ContactEntry } from '../../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../../platform/database'
import { EACH_BATCH } from '../../../../platform/databaseDeadlines'
import type { Stored } from '../../../../platform/stored.types'

export type StoredEntry = Stored<ContactEntry>

const entriesOf = (payload: Payload) => modelOf(payload, 'contact-entries')

/** A file that comes with an entry. */
export interface AttachedFile {
  file: string
  name: string
  contentType: string
  /** In bytes. */
  size: number
}

/** Without what the database adds. */
export interface EntryToStore {
  message: string
  kind: ContactEntry['kind']
  text: string
  author?: string
  place?: number
  key?: string
  from?: string
  isAutomatic?: boolean
  attachments?: readonly AttachedFile[]
  mailToken?: string
  needsFinalising?: boolean
  createdAt?: Date
}

/**
 * Stores an entry, once for each place of an answer and each key.
 * @returns false where one stands there already
 */
export const storeEntry = async (payload: Payload, entry: EntryToStore): Promise<boolean> => {
  try {
    await entriesOf(payload).create({ _id: new ObjectId(), ...entry })
    return true
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    return false
  }
}

/** The answer at a place of a thread, 0 for the first. */
export const findAnswer = (payload: Payload, message: string, place: number): Promise<StoredEntry | null> =>
  entriesOf(payload).findOne({ message, kind: 'answer', place }).lean<StoredEntry | null>().exec()

/** The note or the incoming mail with a key. */
export const findEntryByKey = (payload: Payload, key: string): Promise<StoredEntry | null> =>
  entriesOf(payload).findOne({ key }).lean<StoredEntry | null>().exec()

/** The answer with a token. */
export const findEntryByToken = (payload: Payload, mailToken: string): Promise<StoredEntry | null> =>
  entriesOf(payload).findOne({ mailToken }).lean<StoredEntry | null>().exec()

/** More entries of one thread are not shown: the oldest of them are left out. */
const MAX_ENTRIES_SHOWN = 200

/** What follows a message, the oldest first. */
export const findEntries = async (payload: Payload, message: string): Promise<StoredEntry[]> => {
  const newest = await entriesOf(payload)
    .find({ message })
    .sort({ createdAt: -1, _id: -1 })
    .limit(MAX_ENTRIES_SHOWN)
    .lean<StoredEntry[]>()
    .exec()
  return newest.reverse()
}

/** How many notes and incoming mails a thread has. */
export const countEntries = (
  payload: Payload,
  message: string,
  kind: ContactEntry['kind'],
): Promise<number> => entriesOf(payload).countDocuments({ message, kind }).exec()

/** Entries of some threads without the notes of staff, the oldest first. */
export const findCorrespondence = (payload: Payload, messages: readonly string[]): Promise<StoredEntry[]> =>
  entriesOf(payload)
    .find({ message: { $in: [...messages] }, kind: { $ne: 'note' } })
    .sort({ createdAt: 1, _id: 1 })
    .lean<StoredEntry[]>()
    .exec()

/** What was stored before a moment and is not finished: a server stopped in between. */
export const streamUnfinished = (payload: Payload, before: Date): AsyncIterable<StoredEntry> =>
  entriesOf(payload)
    .find({ needsFinalising: true, createdAt: { $lt: before } })
    .sort({ createdAt: 1 })
    .lean<StoredEntry>()
    .cursor(EACH_BATCH)

export const markFinalised = async (payload: Payload, id: ObjectId): Promise<void> => {
  await entriesOf(payload).updateOne({ _id: id }, { $unset: { needsFinalising: 1 } })
}

/** An entry that a file comes with. */
export const findEntryOfFile = (payload: Payload, file: string): Promise<StoredEntry | null> =>
  entriesOf(payload).findOne({ 'attachments.file': file }).lean<StoredEntry | null>().exec()

/** The files that come with the entries of a thread. */
export const findFilesOf = async (payload: Payload, message: string): Promise<string[]> => {
  const entries = await entriesOf(payload)
    .find({ message, 'attachments.0': { $exists: true } }, { 'attachments.file': 1 })
    .lean<Pick<StoredEntry, 'attachments'>[]>()
  return entries.flatMap(({ attachments }) => (attachments ?? []).map(({ file }) => file.toHexString()))
}

export const deleteEntries = async (payload: Payload, message: string): Promise<void> => {
  await entriesOf(payload).deleteMany({ message })
}

/** Deletes the notes of staff in some threads. */
export const deleteNotes = async (payload: Payload, messages: readonly string[]): Promise<void> => {
  await entriesOf(payload).deleteMany({ message: { $in: [...messages] }, kind: 'note' })
}
