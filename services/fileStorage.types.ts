import type { Readable } from 'node:stream'
import type { ByteRange } from '../platform/readByteRange'

/** What is found out about a file while it is stored. */
export interface StoredContent {
  /** In bytes. */
  size: number
  sha256: string
}

/**
 * Where the bytes of files are stored, by key: `ab/<uuid>`. A key is written once; its content never changes. Every
 * implementation refuses any other key with an error, whatever a document says.
 */
export interface FileStorage {
  /** Stores a file. The content is streamed; nothing is left behind when this fails. */
  put: (key: string, content: Readable) => Promise<StoredContent>
  /** Makes a stored file of an upload that has arrived completely. Does nothing when its bytes are gone. */
  adopt: (upload: string, key: string) => Promise<void>
  /**
   * Opens a file.
   * @throws with `code` ENOENT when it is gone
   */
  open: (key: string, range?: ByteRange) => Promise<Readable>
  /** The size of a file in bytes; undefined when it is gone. */
  stat: (key: string) => Promise<number | undefined>
  /** The SHA-256 of a file, which may be huge. */
  hash: (key: string) => Promise<string>
  /** Gives another process a file to read by its path on this machine. */
  withLocalFile: <Result>(key: string, use: (path: string) => Promise<Result>) => Promise<Result>
  /** Removes a file. Fine to repeat. */
  remove: (key: string) => Promise<void>
}

/** Where the bytes of uploads are kept until they are complete, by key: a UUID. The tus server appends to them. */
export interface UploadStorage {
  /** Makes ready for the first upload. */
  prepare: () => Promise<void>
  /** Whether so many more bytes fit. */
  hasSpaceFor: (bytes: number) => Promise<boolean>
  /** How many bytes have arrived; undefined when the upload is gone or was adopted. */
  stat: (key: string) => Promise<number | undefined>
  /** Up to `length` bytes from a position on. */
  read: (key: string, from: number, length: number) => Promise<Buffer>
  /** Everything that has arrived of a small upload. */
  readAll: (key: string) => Promise<Buffer>
  /** Removes the bytes of an upload. Fine to repeat. */
  remove: (key: string) => Promise<void>
  /**
   * Removes what has not been written to since a moment and belongs to no known upload.
   * @param isKnown whether there is an upload of this key
   */
  removeStrays: (before: Date, isKnown: (key: string) => Promise<boolean>) => Promise<void>
}
