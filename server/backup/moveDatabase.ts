import { createHash } from 'node:crypto'
import type { Db, IndexDescription } from 'mongodb'
import { dumpCollection, listCollections, loadPart } from './databaseParts'
import { emptyDatabase, findUnfinished, refuseFilledDatabase, whileMarked } from './fillDatabase'
import { BackupError, type StoredCollection } from './format'

export interface MovedCollection {
  name: string
  documents: number
  indexes: number
  /** Of all its documents as they are stored, by their ids. */
  sha256: string
}

interface Digest {
  documents: number
  sha256: string
}

/** Reads a collection once, a part in memory at a time. */
const readCollection = async (
  db: Db,
  collection: string,
  onPart?: (bson: Buffer) => Promise<unknown>,
): Promise<Digest> => {
  const hash = createHash('sha256')
  let documents = 0
  for await (const part of dumpCollection(db, collection)) {
    hash.update(part.bson)
    documents += part.documents
    await onPart?.(part.bson)
  }
  return { documents, sha256: hash.digest('hex') }
}

/** The indexes of a collection but the one that every collection has, as another server makes them. */
const listOwnIndexes = async (db: Db, collection: string): Promise<IndexDescription[]> =>
  (await db.collection(collection).listIndexes().toArray())
    .filter(({ name }) => name !== '_id_')
    // versions of the form of an index are the server's own
    .map(({ v: _, ns: __, textIndexVersion: ___, ...index }) => index as IndexDescription)

const copyCollection = async (
  from: Db,
  to: Db,
  { name, options }: StoredCollection,
): Promise<MovedCollection> => {
  await to.createCollection(name, options)
  const digest = await readCollection(from, name, (bson) => loadPart(to, { collection: name, bson }))
  const indexes = await listOwnIndexes(from, name)
  if (indexes.length > 0) await to.collection(name).createIndexes(indexes)
  return { name, ...digest, indexes: indexes.length }
}

const isSame = (one: Digest, other: Digest): boolean =>
  one.documents === other.documents && one.sha256 === other.sha256

/** @throws BackupError when a copy differs, or when somebody wrote meanwhile */
const verify = async (from: Db, to: Db, moved: readonly MovedCollection[]): Promise<void> => {
  for (const collection of moved) {
    const { name, documents, indexes } = collection
    const arrived = await readCollection(to, name)
    if (!isSame(arrived, collection))
      throw new BackupError(
        `${name} has ${arrived.documents} documents after the move, not the ${documents} that were read, or others`,
      )
    if ((await listOwnIndexes(to, name)).length !== indexes)
      throw new BackupError(`${name} has not its ${indexes} indexes after the move`)
  }
  const names = (await listCollections(from)).map(({ name }) => name)
  for (const name of names) {
    const copied = moved.find((collection) => collection.name === name)
    if (!copied || !isSame(await readCollection(from, name), copied))
      throw new BackupError(
        `${name} was written to during the move: stop every process of the site, and move again`,
      )
  }
}

/**
 * Copies every document and index of a database into an empty one, and compares both by counts and hashes. What is read
 * is left as it is. A move that breaks off leaves a mark: the site does not start on it, and the next move begins anew.
 * @param onCollection told of each collection that was copied
 * @throws BackupError when the target has documents, when a copy differs, or when somebody wrote meanwhile
 */
export const moveDatabase = async (
  from: Db,
  to: Db,
  onCollection: (collection: MovedCollection) => void | Promise<void> = () => undefined,
): Promise<MovedCollection[]> => {
  if (await findUnfinished(from))
    throw new BackupError('The database to move was itself filled in part only: nothing to move')
  if ((await findUnfinished(to)) !== 'move')
    await refuseFilledDatabase(to, 'A move fills an empty database alone')
  return whileMarked(to, 'move', async () => {
    await emptyDatabase(to)
    const moved: MovedCollection[] = []
    for (const collection of await listCollections(from)) {
      const copied = await copyCollection(from, to, collection)
      await onCollection(copied)
      moved.push(copied)
    }
    await verify(from, to, moved)
    return moved
  })
}
