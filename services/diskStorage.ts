import { createWriteStream } from 'node:fs'
import { mkdir, open, readFile, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FileStore } from '@tus/file-store'
import { Upload } from '@tus/server'
import { toFields } from '../platform/toFields'
import type { UploadRecords, UploadStorage } from './fileStorage.types'
import { mediaDir, uploadsDir } from './mediaFolders'
import { nameOfFile, nameOfUpload } from './objectStores/objectNames'

/** The path of an upload's bytes. */
export const uploadPath = (key: string): string => {
  nameOfUpload(key) // refuses what is no key
  return path.join(uploadsDir(), key)
}

/** The path of a stored file. */
export const storedPath = (key: string): string => path.join(mediaDir(), nameOfFile(key))

const isMissing = (error: unknown): boolean => toFields(error).code === 'ENOENT'

/** The disk's errors for a failed write: disk full, quota exceeded, file too large for the system. */
const NO_SPACE: unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG']

/**
 * Whether an error comes from a full disk. The bytes that arrived remain, and the upload can continue later.
 */
export const isOutOfSpace = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && NO_SPACE.includes(error.code)

/** The space that remains free on the disk, in bytes: the database has to write as well. */
const RESERVE_BYTES = 512 * 1024 ** 2

/** Uploads for the tus library: bytes in a folder, the rest in the database, so that every process can read them. */
class UploadsInFolder extends FileStore {
  constructor({ findSize, remove }: UploadRecords) {
    super({
      directory: uploadsDir(),
      configstore: {
        // the record was created before the upload began
        set: async () => {},
        get: async (key) => {
          const size = await findSize(key)
          return size === undefined ? undefined : new Upload({ id: key, size, offset: 0 })
        },
        delete: remove,
      },
    })
    this.extensions = ['creation', 'termination']
  }

  override async write(readable: Readable, key: string, offset: number): Promise<number> {
    const target = createWriteStream(uploadPath(key), { flags: 'r+', start: offset })
    await pipeline(readable, target)
    return offset + target.bytesWritten
  }
}

const statUpload = async (key: string): Promise<number | undefined> => {
  try {
    return (await stat(uploadPath(key))).size
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

const adopt = async (key: string): Promise<void> => {
  const target = path.join(mediaDir(), nameOfUpload(key))
  await mkdir(path.dirname(target), { recursive: true })
  try {
    await rename(uploadPath(key), target)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

const readPart = async (key: string, from: number, length: number): Promise<Buffer> => {
  const file = await open(uploadPath(key))
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const listUploads = async (): Promise<string[]> => {
  try {
    return await readdir(uploadsDir())
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** Deletes bytes in the folder of uploads that were not written to since a date and belong to no known upload. */
export const removeStraysOnDisk: UploadStorage['removeStrays'] = async (before, isKnown) => {
  for (const name of await listUploads()) {
    if (await isKnown(name)) continue
    const file = path.join(uploadsDir(), name)
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity })) // deleted since it was listed
    if (mtimeMs < before.getTime()) await rm(file, { force: true })
  }
}

/** Uploads in a folder of this machine, beside the files. */
export const uploadsOnDisk: UploadStorage = {
  prepare: async () => {
    await mkdir(uploadsDir(), { recursive: true })
  },
  hasSpaceFor: async (bytes) => {
    const { bavail, bsize } = await statfs(uploadsDir())
    return bavail * bsize >= bytes + RESERVE_BYTES
  },
  stat: statUpload,
  write: async (key, content) => writeFile(uploadPath(key), content),
  read: readPart,
  readAll: async (key) => readFile(uploadPath(key)),
  adopt,
  remove: async (key) => rm(uploadPath(key), { force: true }),
  removeStrays: removeStraysOnDisk,
  createTusStore: (records) => new UploadsInFolder(records),
}
