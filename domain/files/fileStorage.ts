import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Payload } from 'payload'
import { isDuplicateKey, modelOf } from '../../platform/database'

const filesDir = (): string => path.resolve(process.env.MEDIA_DIR ?? 'media', 'files')

/** Where files are kept while they arrive: on the file system that keeps them, so that they are moved, not copied. */
export const uploadsDir = (): string => path.resolve(process.env.MEDIA_DIR ?? 'media', 'uploads')

/** The bytes of an upload that have arrived. Keys of uploads are chosen by the server, as those of files are. */
export const uploadPath = (key: string): string => {
  if (!/^[0-9a-f-]{36}$/.test(key)) throw new Error('This is not the key of an upload')
  return path.join(uploadsDir(), key)
}

/** The key of the stored file that an upload becomes: the same however often it is asked for. */
const keyOfUpload = (upload: string): string => `${upload.slice(0, 2)}/${upload}`

/** Keys are chosen here and nowhere else: `ab/<uuid>`. Anything else is refused, whatever a document says. */
const fileOf = (key: string): string => {
  if (!/^[0-9a-f]{2}\/[0-9a-f-]{36}$/.test(key)) throw new Error('This is not the key of a stored file')
  return path.join(filesDir(), key)
}

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
  const id = randomUUID()
  const key = `${id.slice(0, 2)}/${id}`
  const target = fileOf(key)
  await mkdir(path.dirname(target), { recursive: true })
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
    await pipeline(
      Buffer.isBuffer(content) ? Readable.from([content]) : content,
      measure,
      createWriteStream(partial, { flags: 'wx', flush: true }),
    )
    await rename(partial, target)
    const document = await payload.create({
      collection: 'files',
      data: { key, filename: filename.slice(0, 200), contentType, size, sha256: hash.digest('hex') },
      overrideAccess: true, // `files` is written by this service alone
    })
    return document.id
  } catch (error) {
    await Promise.all([rm(partial, { force: true }), rm(target, { force: true })])
    throw error
  }
}

/**
 * Makes a stored file of an upload that has arrived completely. Repeated, or repeated after it was killed between its
 * steps, it comes to the same file. Hash and number of pages are found out later, since the file may be huge.
 * @param upload key of the upload
 * @returns the id of its `files` document; undefined when there are no bytes of it
 */
export const adoptUpload = async (
  payload: Payload,
  upload: string,
  { filename, contentType }: Omit<NewFile, 'content'>,
): Promise<string | undefined> => {
  const key = keyOfUpload(upload)
  const target = fileOf(key)
  await mkdir(path.dirname(target), { recursive: true })
  try {
    await rename(uploadPath(upload), target)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const size = await statFile(key)
  if (size === undefined) return undefined
  const files = modelOf(payload, 'files')
  try {
    const now = new Date()
    await files.updateOne(
      { key },
      {
        $setOnInsert: {
          key,
          filename: filename.slice(0, 200),
          contentType,
          size,
          createdAt: now,
          updatedAt: now,
        },
      },
      { upsert: true, timestamps: false },
    )
  } catch (error) {
    if (!isDuplicateKey(error)) throw error // made by another request in the same moment
  }
  const document = await files.findOne({ key }, { _id: 1 }).lean<{ _id: unknown }>()
  return document ? String(document._id) : undefined
}

/** The `files` document that an upload became, if it did. */
export const fileOfUpload = async (payload: Payload, upload: string): Promise<string | undefined> => {
  const document = await modelOf(payload, 'files')
    .findOne({ key: keyOfUpload(upload) }, { _id: 1 })
    .lean<{ _id: unknown }>()
  return document ? String(document._id) : undefined
}

/** Removes the stored bytes that an upload became, where no `files` document speaks of them. */
export const removeAdopted = async (upload: string): Promise<void> =>
  rm(fileOf(keyOfUpload(upload)), { force: true })

/**
 * Opens a stored file.
 * @param range first and last byte, both inclusive
 * @throws with `code` ENOENT when the file is gone
 */
export const openFile = async (
  key: string,
  range?: { start: number; end: number },
): Promise<{ stream: Readable; size: number }> => {
  const file = fileOf(key)
  const { size } = await stat(file)
  return { stream: createReadStream(file, range), size }
}

/** The size of a stored file in bytes; undefined when it is gone. */
export const statFile = async (key: string): Promise<number | undefined> => {
  try {
    return (await stat(fileOf(key))).size
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Where a stored file is, for a process that reads it by itself. */
export const storedPath = (key: string): string => fileOf(key)

/** The SHA-256 of a stored file. */
export const hashFile = async (key: string): Promise<string> => {
  const hash = createHash('sha256')
  for await (const part of createReadStream(fileOf(key), { highWaterMark: 1024 * 1024 }))
    hash.update(part as Buffer)
  return hash.digest('hex')
}

/** Forgets a stored file and its description. Removing one that is gone already is fine. */
export const removeFile = async (payload: Payload, id: string): Promise<void> => {
  const removed = await modelOf(payload, 'files').findOneAndDelete({ _id: id }).lean<{ key: string }>()
  if (removed) await rm(fileOf(removed.key), { force: true })
}
