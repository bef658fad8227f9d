import { Readable } from 'node:stream'
import type { Payload } from 'payload'
import { fileStorage } from '../../../services/fileStorage'
import { createFileKey } from './fileKeys'

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
