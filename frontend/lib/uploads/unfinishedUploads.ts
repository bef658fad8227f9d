import { UPLOAD_TTL_MS, type UploadPurpose } from '../../../domain/publications/uploads/purposes.schema'
import { withStorage } from '../withStorage'

/** Uploads that were begun on this device and not finished: by person, purpose and file. Never a file's name. */
const PREFIX = 'ace.upload.'

/** Whose upload it is, and what it is for. */
export interface Uploader {
  userId: string
  purpose: UploadPurpose
}

export interface UnfinishedUpload {
  /** Its address on the server. */
  url: string
  /** Of the file, in bytes. */
  size: number
}

interface Entry extends UnfinishedUpload {
  /** When the server gives it up, in milliseconds since 1970. */
  until: number
}

const prefixOf = ({ userId, purpose }: Uploader): string => `${PREFIX}${userId}.${purpose}.`

/** What is remembered under a key; it is forgotten when the server has given it up. */
const read = (storage: Storage, key: string): UnfinishedUpload | undefined => {
  const { url, size, until } = JSON.parse(storage.getItem(key) ?? '{}') as Partial<Entry>
  if (url && size && until && until > Date.now()) return { url, size }
  storage.removeItem(key)
  return undefined
}

/** @param identity of the file, as from `identifyFile` */
export const readUnfinishedUpload = (uploader: Uploader, identity: string): UnfinishedUpload | undefined =>
  withStorage((storage) => read(storage, prefixOf(uploader) + identity))

/** Every upload of a person's for one purpose that can go on. */
export const listUnfinishedUploads = (uploader: Uploader): UnfinishedUpload[] =>
  withStorage((storage) =>
    Object.keys(storage)
      .filter((key) => key.startsWith(prefixOf(uploader)))
      .flatMap((key) => read(storage, key) ?? []),
  ) ?? []

/** Remembers an upload, with every piece of it anew: from each on the server waits for another day. */
export const writeUnfinishedUpload = (
  uploader: Uploader,
  identity: string,
  upload: UnfinishedUpload,
): void => {
  const entry: Entry = { ...upload, until: Date.now() + UPLOAD_TTL_MS }
  withStorage((storage) => storage.setItem(prefixOf(uploader) + identity, JSON.stringify(entry)))
}

export const dropUnfinishedUpload = (uploader: Uploader, identity: string): void => {
  withStorage((storage) => storage.removeItem(prefixOf(uploader) + identity))
}

/** Forgets everyone's: when somebody signs out. */
export const dropUnfinishedUploads = (): void => {
  withStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key)
  })
}
