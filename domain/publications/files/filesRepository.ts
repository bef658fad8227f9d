import type { Payload } from 'payload'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'
import type { File } from '../../../payload-types'

type StoredFile = Stored<File, 'examiningUntil'>

/** How long a process that was killed keeps a file from being examined. Hashing 100 GB takes some minutes. */
const EXAMINATION_LEASE_MS = 30 * 60_000

/** The id of the document with a key. */
export const findFileByKey = async (payload: Payload, key: string): Promise<string | undefined> => {
  const document = await modelOf(payload, 'files')
    .findOne({ key }, { _id: 1 })
    .lean<Pick<StoredFile, '_id'> | null>()
  return document ? String(document._id) : undefined
}

/**
 * Describes a stored file, once for each key however often this is called.
 * @returns the id of its document
 */
export const describeFile = async (
  payload: Payload,
  { key, ...facts }: Pick<StoredFile, 'key' | 'filename' | 'contentType' | 'size'>,
): Promise<string | undefined> => {
  try {
    const now = new Date()
    await modelOf(payload, 'files').updateOne(
      { key },
      { $setOnInsert: { key, ...facts, createdAt: now, updatedAt: now } },
      { upsert: true, timestamps: false },
    )
  } catch (error) {
    if (!isDuplicateKey(error)) throw error // made by another request in the same moment
  }
  return findFileByKey(payload, key)
}

/** Removes the document of a file. */
export const deleteFile = async (payload: Payload, id: string): Promise<void> => {
  await modelOf(payload, 'files').deleteOne({ _id: id })
}

export type UnexaminedFile = Pick<StoredFile, '_id' | 'key' | 'size' | 'sha256'>

/** Claims the next PDF whose hash or number of pages is not known, for this process alone. */
export const claimUnexaminedFile = async (payload: Payload): Promise<UnexaminedFile | null> => {
  const now = new Date()
  return modelOf(payload, 'files')
    .findOneAndUpdate(
      {
        contentType: 'application/pdf',
        examinedAt: null,
        $or: [{ examiningUntil: null }, { examiningUntil: { $lte: now } }],
      },
      { $set: { examiningUntil: new Date(now.getTime() + EXAMINATION_LEASE_MS) } },
    )
    .lean<UnexaminedFile | null>()
}

/** Records what was found out about a file, and ends the claim on it. */
export const recordExamination = async (
  payload: Payload,
  id: UnexaminedFile['_id'],
  { sha256, pages }: { sha256: string; pages?: number },
): Promise<void> => {
  await modelOf(payload, 'files').updateOne(
    { _id: id },
    {
      $set: { sha256, examinedAt: new Date(), ...(pages !== undefined && { pages }) },
      $unset: { examiningUntil: 1 },
    },
  )
}

/** The key of a file's bytes; undefined when there is no such file. */
export const findFileKey = async (payload: Payload, id: string): Promise<string | undefined> =>
  (await modelOf(payload, 'files').findOne({ _id: id }, { key: 1 }).lean<Pick<StoredFile, 'key'> | null>())
    ?.key
