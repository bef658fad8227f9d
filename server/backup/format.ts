/** The version of the archive's form. Higher when an older `restore` could not read it. */
export const FORMAT = 1

/** Entries of an archive, in this order; between `SECRET` and `MANIFEST` the files and the parts of the database. */
export const HEADER = 'backup.json'
export const SECRET = 'secret.json'
export const FILES_FOLDER = 'files/'
export const DATABASE_FOLDER = 'database/'
export const MANIFEST = 'manifest.json'
/** The hash of the manifest, in the form of `sha256sum`. */
export const MANIFEST_HASH = 'manifest.json.sha256'

/** Written while a database is filled: the server does not start on one that was not finished. */
export const UNFINISHED = 'restoreUnfinished'

/** Why a backup or a restore is refused, in words for the operator. */
export class BackupError extends Error {
  override name = 'BackupError'
}

export interface ArchiveHeader {
  format: number
  /** The version of the product that made it. */
  product: string
  madeAt: string
}

export interface ArchiveEntry {
  name: string
  /** In bytes, as stored. */
  size: number
  sha256: string
}

/**
 * What makes the database's part one moment:
 * - `alone`: no other process used the embedded engine;
 * - `writes held`: the server let nobody write meanwhile;
 * - `snapshot`: a replica set read as of one moment.
 */
export type Consistency = 'alone' | 'writes held' | 'snapshot'

export interface StoredCollection {
  name: string
  /** As the server lists them, for example its collation. */
  options: Record<string, unknown>
  documents: number
}

export interface Manifest extends ArchiveHeader {
  consistency: Consistency
  /** How long the database was read, and writes waited if they were held. */
  databaseMs: number
  hasSecret: boolean
  collections: StoredCollection[]
  /** All entries before the manifest, the header included. */
  entries: ArchiveEntry[]
}
