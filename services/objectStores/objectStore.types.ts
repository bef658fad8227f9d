import type { Readable } from 'node:stream'
import type { ByteRange } from '../../platform/readByteRange'

/** The facts computed while a file is stored. */
export interface StoredContent {
  /** In bytes. */
  size: number
  sha256: string
}

export interface StoredObject {
  /** In bytes. */
  size: number
  changedMs: number
}

/** What is known about content that is stored. */
export interface ContentFacts {
  /** In bytes; a store may choose its way of writing by it. */
  size?: number
  contentType?: string
}

/**
 * Stores bytes by name: `files/ab/<uuid>` for what people send, `images/<name>` for pictures of the site, `uploads/…`
 * for what is not complete. What is stored under a name of the first two never changes. Two implementations, a folder
 * and S3; `tests/int/services/objectStores/objectStores.test.ts` runs over both.
 *
 * Every call has a deadline. Failures of the store itself are `StorageUnavailableError`s.
 */
export interface ObjectStore {
  kind: 'folder' | 's3'
  /** Where it is, for operators; no secrets. */
  place: string
  /** Stores content as it streams. Under its name there is all of it or nothing. */
  put: (name: string, content: Readable, facts?: ContentFacts) => Promise<StoredContent>
  /**
   * Opens an object, or a part of it.
   * @throws with `code` ENOENT when it does not exist
   */
  open: (name: string, range?: ByteRange) => Promise<Readable>
  /** Undefined when it does not exist. */
  head: (name: string) => Promise<StoredObject | undefined>
  /** Idempotent. */
  remove: (name: string) => Promise<void>
  /** Every object in a folder, named with its slash, or everywhere for an empty text. */
  list: (prefix: string) => AsyncGenerator<StoredObject & { name: string }>
  /** Gives another process the path of an object on this machine. */
  withLocalFile: <Result>(name: string, use: (path: string) => Promise<Result>) => Promise<Result>
  /** @throws when nothing could be read or written now, with the reason for operators */
  checkReadiness: () => Promise<void>
}
