import path from 'node:path'
import { Readable } from 'node:stream'
import type { Db } from 'mongodb'
import { decompressPart, loadPart } from './databaseParts'
import { emptyDatabase, refuseFilledDatabase, whileMarked } from './fillDatabase'
import { BackupError, DATABASE_FOLDER, FILES_FOLDER, type Manifest, SECRET } from './format'
import { UPLOADS } from '../../services/objectStores/objectNames'
import type { ObjectStore } from '../../services/objectStores/objectStore.types'
import { type EntryHandler, readArchive } from './readArchive'

export interface RestoreTarget {
  db: Db
  /** The store of files. */
  files: ObjectStore
  /** The version of the product. */
  product: string
  /** Empties the target first. */
  isReplacing: boolean
}

export interface RestoreResult {
  manifest: Manifest
  /** The sealed secret, if the archive has one. */
  sealedSecret?: string
}

/** @throws BackupError when there is a document or a file that a restore would mix with its own */
const refuseFilled = async ({ db, files }: Pick<RestoreTarget, 'db' | 'files'>): Promise<void> => {
  await refuseFilledDatabase(db, '--replace deletes what it has')
  const first = await files.list('').next()
  if (!first.done)
    throw new BackupError(
      `The store of files ${files.place} is not empty (${first.value.name}). --replace deletes what it has`,
    )
}

const empty = async ({ db, files }: RestoreTarget): Promise<void> => {
  await emptyDatabase(db)
  for await (const { name } of files.list('')) await files.remove(name)
}

const bytesOf = async (content: AsyncIterable<Buffer>): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Stores a file of the archive. Of uploads that went on, a store of objects cannot go on with the parts. */
const storeFile = async (
  files: ObjectStore,
  name: string,
  content: AsyncIterable<Buffer>,
  size: number,
): Promise<void> => {
  if (files.kind !== 'folder' && name.startsWith(UPLOADS)) return
  await files.put(name, Readable.from(content, { objectMode: false }), { size })
}

/** @throws BackupError when a collection has not the documents that the manifest tells of */
const checkDocuments = async (db: Db, { collections }: Manifest): Promise<void> => {
  for (const { name, documents } of collections) {
    const found = await db.collection(name).countDocuments({})
    if (found !== documents)
      throw new BackupError(`${name} has ${found} documents after the restore, not ${documents}`)
  }
}

/**
 * Fills a database and a store of files from an archive that `readArchive` has found whole.
 * @throws BackupError when the target is not empty, and with `isReplacing` not before it was emptied
 */
export const restoreBackup = async (
  input: Readable,
  verified: Manifest,
  target: RestoreTarget,
): Promise<RestoreResult> => {
  const { db, files, product, isReplacing } = target
  if (!isReplacing) await refuseFilled(target)
  let sealedSecret: string | undefined
  const store: EntryHandler = async (name, content, size) => {
    if (name === SECRET) sealedSecret = (await bytesOf(content)).toString('utf8')
    else if (name.startsWith(FILES_FOLDER))
      await storeFile(files, name.slice(FILES_FOLDER.length), content, size)
    else if (name.startsWith(DATABASE_FOLDER)) {
      const collection = path.posix.dirname(name.slice(DATABASE_FOLDER.length))
      await loadPart(db, { collection, bson: await decompressPart(await bytesOf(content)) })
    }
  }
  return whileMarked(db, 'restore', async () => {
    if (isReplacing) await empty(target)
    for (const { name, options } of verified.collections) await db.createCollection(name, options)
    const manifest = await readArchive(input, product, store)
    await checkDocuments(db, manifest)
    return { manifest, ...(sealedSecret && { sealedSecret }) }
  })
}
