import type { Readable } from 'node:stream'
import type { DataStore } from '@tus/server'
import type { ByteRange } from '../platform/readByteRange'
import type { ObjectStore, StoredContent } from './objectStores/objectStore.types'

/**
 * Stores the bytes of files by key: `ab/<uuid>`. A key is written once; its content never changes. Any other key is
 * refused with an error, whatever a document contains.
 */
export interface FileStorage {
  /** Stores a file. The content is streamed; a failure leaves nothing behind. */
  put: (key: string, content: Readable, contentType?: string) => Promise<StoredContent>
  /**
   * Opens a file.
   * @throws with `code` ENOENT when it does not exist
   */
  open: (key: string, range?: ByteRange) => Promise<Readable>
  /** The size of a file in bytes; undefined when it does not exist. */
  stat: (key: string) => Promise<number | undefined>
  /** The SHA-256 of a file of any size. */
  hash: (key: string) => Promise<string>
  /** Gives another process the path of a file on this machine. */
  withLocalFile: <Result>(key: string, use: (path: string) => Promise<Result>) => Promise<Result>
  /** Deletes a file. Idempotent. */
  remove: (key: string) => Promise<void>
}

/** The announced sizes of uploads, which the database knows. */
export interface UploadRecords {
  /** The declared size of an upload in bytes; undefined when its key is unknown. */
  findSize: (key: string) => Promise<number | undefined>
  /** Deletes the record of a cancelled upload. */
  remove: (key: string) => Promise<void>
}

/** Stores the bytes of incomplete uploads, by key: a UUID. The tus server appends to them. */
export interface UploadStorage {
  /** Prepares for the first upload. */
  prepare: () => Promise<void>
  /** Whether there is space for that many more bytes. */
  hasSpaceFor: (bytes: number) => Promise<boolean>
  /** The number of bytes that have arrived; undefined when the upload does not exist or was adopted. */
  stat: (key: string) => Promise<number | undefined>
  /** Writes all bytes of a small upload at once. */
  write: (key: string, content: Buffer) => Promise<void>
  /**
   * Up to `length` bytes from a position. Of an upload that is not complete a store may know its beginning alone, the
   * first `HEAD_BYTES`.
   */
  read: (key: string, from: number, length: number) => Promise<Buffer>
  /** All bytes of a small complete upload. */
  readAll: (key: string) => Promise<Buffer>
  /**
   * Makes a stored file of a complete upload, under the same key in both stores. Does nothing when its bytes no longer
   * exist. Moves no bytes.
   */
  adopt: (key: string) => Promise<void>
  /** Deletes the bytes of an upload. Idempotent. */
  remove: (key: string) => Promise<void>
  /**
   * Deletes bytes that were not written to since a date and belong to no known upload.
   * @param isKnown whether there is an upload with this key
   */
  removeStrays: (before: Date, isKnown: (key: string) => Promise<boolean>) => Promise<void>
  /** What the tus server writes to. */
  createTusStore: (records: UploadRecords) => DataStore
}

/** How much of the beginning of an incomplete upload can be read in every store. */
export const HEAD_BYTES = 1024

/** A store of objects with its way of keeping uploads. */
export interface Storage {
  objects: ObjectStore
  uploads: UploadStorage
}
