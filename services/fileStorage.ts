import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ByteRange } from '../platform/readByteRange'
import { uploadsOnDisk } from './diskStorage'
import type { FileStorage, Storage, UploadStorage } from './fileStorage.types'
import { mediaDir } from './mediaFolders'
import { createFolderStore } from './objectStores/folderStore'
import { isPictureName, nameOfFile, nameOfPicture } from './objectStores/objectNames'
import { type S3Settings, readS3Settings } from './objectStores/s3/s3Settings'

/** The store in `MEDIA_DIR`. */
export const folderStorage = (): Storage => ({
  objects: createFolderStore(mediaDir()),
  uploads: uploadsOnDisk,
})

let opened: { settings: string; storage: Promise<Storage> } | undefined

/** A store that speaks S3. Its library is loaded here, and by nobody who keeps files in a folder. */
export const s3Storage = (settings: S3Settings): Promise<Storage> => {
  const text = JSON.stringify(settings)
  if (opened?.settings !== text)
    opened = {
      settings: text,
      storage: import('./objectStores/s3').then(({ openS3 }) => openS3(settings)),
    }
  return opened.storage
}

/** The store that the settings name: S3 with `S3_BUCKET`, else the folder `MEDIA_DIR`. */
export const storage = async (): Promise<Storage> => {
  const settings = readS3Settings()
  return settings ? s3Storage(settings) : folderStorage()
}

const objects = async (): Promise<Storage['objects']> => (await storage()).objects
const uploads = async (): Promise<UploadStorage> => (await storage()).uploads

/** The storage of files, in the store that the settings name. */
export const fileStorage: FileStorage = {
  put: async (key, content, contentType) =>
    (await objects()).put(nameOfFile(key), content, contentType === undefined ? {} : { contentType }),
  open: async (key, range) => (await objects()).open(nameOfFile(key), range),
  stat: async (key) => (await (await objects()).head(nameOfFile(key)))?.size,
  hash: async (key) => {
    const sha256 = createHash('sha256')
    const parts: AsyncIterable<Buffer> = await (await objects()).open(nameOfFile(key))
    for await (const part of parts) sha256.update(part)
    return sha256.digest('hex')
  },
  withLocalFile: async (key, use) => (await objects()).withLocalFile(nameOfFile(key), use),
  remove: async (key) => (await objects()).remove(nameOfFile(key)),
}

/** The storage of uploads that are not complete, in the store that the settings name. */
export const uploadStorage: Omit<UploadStorage, 'createTusStore'> = {
  prepare: async () => (await uploads()).prepare(),
  hasSpaceFor: async (bytes) => (await uploads()).hasSpaceFor(bytes),
  stat: async (key) => (await uploads()).stat(key),
  write: async (key, content) => (await uploads()).write(key, content),
  read: async (key, from, length) => (await uploads()).read(key, from, length),
  readAll: async (key) => (await uploads()).readAll(key),
  adopt: async (key) => (await uploads()).adopt(key),
  remove: async (key) => (await uploads()).remove(key),
  removeStrays: async (before, isKnown) => (await uploads()).removeStrays(before, isKnown),
}

/**
 * The pictures of the site, by the names that the server gave them. In a folder Payload writes and deletes them itself;
 * they are ours in a store of objects.
 */
export const pictureStorage = {
  /** Whether this storage writes and sends pictures, instead of Payload. */
  isOurs: async (): Promise<boolean> => (await objects()).kind === 's3',
  put: async (filename: string, content: Buffer, contentType?: string | null): Promise<void> => {
    const facts = { size: content.length, ...(contentType && { contentType }) }
    await (
      await objects()
    ).put(nameOfPicture(filename), Readable.from([content], { objectMode: false }), facts)
  },
  open: async (filename: string, range?: ByteRange): Promise<Readable> =>
    (await objects()).open(nameOfPicture(filename), range),
  /** The size of a picture in bytes; undefined when it does not exist, or when none can have the name. */
  stat: async (filename: string): Promise<number | undefined> =>
    isPictureName(filename) ? (await (await objects()).head(nameOfPicture(filename)))?.size : undefined,
  /** Idempotent. */
  remove: async (filename: string): Promise<void> => (await objects()).remove(nameOfPicture(filename)),
}
