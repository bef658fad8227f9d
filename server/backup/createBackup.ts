import { Readable, type Writable } from 'node:stream'
import type { ClientSession } from 'mongodb'
import { compressPart, dumpCollection, listCollections } from './databaseParts'
import {
  type ArchiveHeader,
  BackupError,
  type Consistency,
  DATABASE_FOLDER,
  FILES_FOLDER,
  FORMAT,
  HEADER,
  type Manifest,
  SECRET,
  type StoredCollection,
  UNFINISHED,
} from './format'
import { atOneMoment } from './holdWrites'
import type { ObjectStore } from '../../services/objectStores/objectStore.types'
import { toFields } from '../../platform/toFields'
import type { OpenedDatabase } from './openDatabase'
import { sealSecret } from './sealSecret'
import { type ArchiveWriter, writeArchive } from './writeArchive'

export interface BackupOptions {
  database: OpenedDatabase
  /** The store of files. */
  files: ObjectStore
  /** The installation's secret and what to encrypt it with; without them it is left out. */
  secret?: { value: string; passphrase: string }
  /** The version of the product. */
  product: string
  /** Called when writes begin to be held, and when they go on. Tests look at the site meanwhile. */
  onMoment?: (consistency: Consistency) => Promise<void>
}

export type BackupResult = Omit<Manifest, 'entries'> & { files: number }

/**
 * The first `size` bytes of a file: an upload that goes on may have grown since it was measured.
 * @returns undefined when it was deleted since it was found
 */
const openFirst = async (files: ObjectStore, name: string, size: number): Promise<Readable | undefined> => {
  if (size === 0) return Readable.from([])
  try {
    return await files.open(name, { start: 0, end: size - 1 })
  } catch (error) {
    if (toFields(error).code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Adds the files that were not added yet, or have changed since.
 * @param known size and time of change of the files added so far; is added to
 */
const addFiles = async (
  archive: ArchiveWriter,
  files: ObjectStore,
  known: Map<string, string>,
): Promise<void> => {
  for await (const { name, size, changedMs } of files.list('')) {
    const state = `${size} ${changedMs}`
    if (known.get(name) === state) continue
    const content = await openFirst(files, name, size)
    if (!content) continue
    await archive.add(`${FILES_FOLDER}${name}`, size, content)
    known.set(name, state)
  }
}

const addDatabase = async (
  archive: ArchiveWriter,
  { db }: OpenedDatabase,
  session?: ClientSession,
): Promise<StoredCollection[]> => {
  const collections = await listCollections(db)
  for (const collection of collections) {
    let part = 0
    for await (const { bson, documents } of dumpCollection(db, collection.name, session)) {
      part += 1
      const name = `${DATABASE_FOLDER}${collection.name}/${String(part).padStart(6, '0')}.bson.gz`
      await archive.addBytes(name, await compressPart(bson))
      collection.documents += documents
    }
  }
  return collections
}

const addAll = async (
  archive: ArchiveWriter,
  { database, files, secret, product, onMoment }: BackupOptions,
): Promise<BackupResult> => {
  const { client, db, uri, isAlone } = database
  if (await db.collection(UNFINISHED).findOne())
    throw new BackupError('This database comes from a restore that did not finish: nothing to save')
  const header: ArchiveHeader = { format: FORMAT, product, madeAt: new Date().toISOString() }
  await archive.addBytes(HEADER, JSON.stringify(header, null, 2))
  if (secret) await archive.addBytes(SECRET, await sealSecret(secret.value, secret.passphrase))
  const known = new Map<string, string>()
  // Most of the time goes here, while everybody may write. What changed meanwhile follows within the moment.
  await addFiles(archive, files, known)
  const moment = await atOneMoment(client, uri, isAlone, async (consistency, session) => {
    const started = performance.now()
    await onMoment?.(consistency)
    const collections = await addDatabase(archive, database, session)
    await addFiles(archive, files, known)
    return { consistency, collections, databaseMs: Math.round(performance.now() - started) }
  })
  const manifest = { ...header, ...moment, hasSecret: secret !== undefined }
  await archive.finish(manifest)
  return { ...manifest, files: known.size }
}

/**
 * Writes database, files and the encrypted secret as one archive. Memory stays flat: a part of the database at a
 * time, and the list of entries.
 * @param output ended at the end, destroyed on failure
 */
export const createBackup = async (output: Writable, options: BackupOptions): Promise<BackupResult> => {
  const archive = writeArchive(output)
  try {
    return await addAll(archive, options)
  } catch (error) {
    await archive.abandon(error instanceof Error ? error : new Error(String(error)))
    throw error
  }
}
