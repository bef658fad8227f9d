import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readFile, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileStorage, StoredContent, UploadStorage } from './fileStorage.types'

const filesDir = (): string => path.resolve(process.env.MEDIA_DIR ?? 'media', 'files')

/** The folder of incomplete uploads: on the file system of the files, so that they are moved, not copied. */
export const uploadsDir = (): string => path.resolve(process.env.MEDIA_DIR ?? 'media', 'uploads')

/** The path of an upload's bytes. */
export const uploadPath = (key: string): string => {
  if (!/^[0-9a-f-]{36}$/.test(key)) throw new Error('This is not the key of an upload')
  return path.join(uploadsDir(), key)
}

/** The path of a stored file. */
export const storedPath = (key: string): string => {
  if (!/^[0-9a-f]{2}\/[0-9a-f-]{36}$/.test(key)) throw new Error('This is not the key of a stored file')
  return path.join(filesDir(), key)
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** The disk's errors for a failed write: disk full, quota exceeded, file too large for the system. */
const NO_SPACE: unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG']

/**
 * Whether an error comes from a full disk. The bytes that arrived remain, and the upload can continue later.
 */
export const isOutOfSpace = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && NO_SPACE.includes(error.code)

const sizeOf = async (file: string): Promise<number | undefined> => {
  try {
    return (await stat(file)).size
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

const makeFolderOf = async (file: string): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true })
}

const put = async (key: string, content: Readable): Promise<StoredContent> => {
  const target = storedPath(key)
  await makeFolderOf(target)
  const hash = createHash('sha256')
  let size = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  const partial = `${target}.part`
  try {
    await pipeline(content, measure, createWriteStream(partial, { flags: 'wx', flush: true }))
    await rename(partial, target)
  } catch (error) {
    await Promise.all([rm(partial, { force: true }), rm(target, { force: true })])
    throw error
  }
  return { size, sha256: hash.digest('hex') }
}

const adopt = async (upload: string, key: string): Promise<void> => {
  const target = storedPath(key)
  await makeFolderOf(target)
  try {
    await rename(uploadPath(upload), target)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

const hash = async (key: string): Promise<string> => {
  const sha256 = createHash('sha256')
  const parts: AsyncIterable<Buffer> = createReadStream(storedPath(key), { highWaterMark: 1024 * 1024 })
  for await (const part of parts) sha256.update(part)
  return sha256.digest('hex')
}

/** Files in a folder of this machine, `MEDIA_DIR`. */
export const diskStorage: FileStorage = {
  put,
  adopt,
  hash,
  open: async (key, range) => {
    const file = storedPath(key)
    await stat(file)
    return createReadStream(file, range)
  },
  stat: async (key) => sizeOf(storedPath(key)),
  withLocalFile: async (key, use) => use(storedPath(key)),
  remove: async (key) => rm(storedPath(key), { force: true }),
}

/** The space that remains free on the disk, in bytes: the database has to write as well. */
const RESERVE_BYTES = 512 * 1024 ** 2

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

const removeStrays: UploadStorage['removeStrays'] = async (before, isKnown) => {
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
  stat: async (key) => sizeOf(uploadPath(key)),
  write: async (key, content) => writeFile(uploadPath(key), content),
  read: readPart,
  readAll: async (key) => readFile(uploadPath(key)),
  remove: async (key) => rm(uploadPath(key), { force: true }),
  removeStrays,
}
