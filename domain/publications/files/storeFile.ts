import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Payload } from 'payload'
import { buffer } from 'node:stream/consumers'
import { fileStorage } from '../../../services/fileStorage'
import { deleteFile, findFileKey } from './filesRepository'

/** The key of a new file. Keys are chosen in this module and nowhere else. */
const createFileKey = (): string => {
  const id = randomUUID()
  return `${id.slice(0, 2)}/${id}`
}

/** The key of the stored file that an upload becomes: always the same, so that adopting it can be repeated. */
export const fileKeyOfUpload = (upload: string): string => `${upload.slice(0, 2)}/${upload}`

export interface NewFile {
  content: Buffer | Readable
  /** What people see; never used as a name on disk. */
  filename: string
  contentType: string
}

/**
 * Stores a file and describes it in `files`. The content is streamed, never held in memory; nothing is left behind
 * when it breaks off.
 * @returns the id of its `files` document
 */
export const storeFile = async (
  payload: Payload,
  { content, filename, contentType }: NewFile,
): Promise<string> => {
  const key = createFileKey()
  const { size, sha256 } = await fileStorage.put(
    key,
    Buffer.isBuffer(content) ? Readable.from([content]) : content,
    contentType,
  )
  try {
    const document = await payload.create({
      collection: 'files',
      data: { key, filename: filename.slice(0, 200), contentType, size, sha256 },
      overrideAccess: true, // `files` is written by this operation alone
    })
    return document.id
  } catch (error) {
    await fileStorage.remove(key)
    throw error
  }
}

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'

/** The bytes of a small stored file, in memory; undefined when it is gone. */
export const readFileContent = async (payload: Payload, id: string): Promise<Buffer | undefined> => {
  const key = await findFileKey(payload, id)
  if (key === undefined) return undefined
  try {
    return await buffer(await fileStorage.open(key))
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/**
 * Removes a stored file and its description. Fine to repeat. The description goes last: while the store of files does
 * not answer, by it the rest is found again.
 */
export const removeFile = async (payload: Payload, id: string): Promise<void> => {
  const key = await findFileKey(payload, id)
  if (key === undefined) return
  await fileStorage.remove(key)
  await deleteFile(payload, id)
}
