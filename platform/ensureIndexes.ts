import type { IndexDescription } from 'mongodb'
import pLimit from 'p-limit'
import type { CollectionSlug, Payload } from 'payload'
import { modelOf } from './database'
import { NO_DEADLINE } from './databaseDeadlines'

type Model = Payload['db']['collections'][string]

/** An index that the fields of a collection cannot express. */
export interface ExtraIndex {
  collection: CollectionSlug
  key: IndexDescription['key']
  options: Omit<IndexDescription, 'key'> & { name: string }
}

/**
 * How many collections are seen to at once. All at once would ask for so many connections that a slow machine cannot
 * open them in time: the driver's wait for one has a deadline, even where the operation has none.
 */
const AT_ONCE = 8

/** MongoDB's codes for an index with the same key but another name or other options. */
const INDEX_CONFLICTS = [85, 86]

const isIndexConflict = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  INDEX_CONFLICTS.includes(Number(error.code))

/** Creates an index, and replaces one that an earlier version of the project created differently. */
const ensureIndex = async (
  collection: Model['collection'],
  { key, ...options }: IndexDescription,
): Promise<void> => {
  try {
    await collection.createIndex(key, { ...options, ...NO_DEADLINE })
  } catch (error) {
    if (!isIndexConflict(error)) throw error
    const wanted = JSON.stringify(key)
    const existing = await collection.indexes()
    const conflicting = existing.filter(
      (index) => index.name === options.name || JSON.stringify(index.key) === wanted,
    )
    for (const { name } of conflicting) if (name) await collection.dropIndex(name)
    await collection.createIndex(key, { ...options, ...NO_DEADLINE })
  }
}

/** What the fields of a collection, or of its versions, ask for. */
const fieldIndexes = ({ schema }: Model): IndexDescription[] =>
  schema.indexes().map(([key, options]) => ({ ...options, key }) as IndexDescription)

/** Creates the indexes of a collection that do not exist yet, in one command: a start would wait for hundreds. */
export const ensureIndexesOf = async (
  collection: Model['collection'],
  indexes: readonly IndexDescription[],
): Promise<void> => {
  if (indexes.length === 0) return
  try {
    await collection.createIndexes([...indexes], NO_DEADLINE)
  } catch (error) {
    if (!isIndexConflict(error)) throw error
    for (const index of indexes) await ensureIndex(collection, index)
  }
}

/** Creates every index that does not exist yet: those of fields, and others. Safe to repeat. */
export const ensureIndexes = async (payload: Payload, extra: readonly ExtraIndex[]): Promise<void> => {
  const wanted = new Map<Model, IndexDescription[]>()
  for (const model of [...Object.values(payload.db.collections), ...Object.values(payload.db.versions)])
    wanted.set(model, fieldIndexes(model))
  for (const { collection, key, options } of extra)
    wanted.get(modelOf(payload, collection))?.push({ key, ...options })
  const limit = pLimit(AT_ONCE)
  await limit.map([...wanted], ([{ collection }, indexes]) => ensureIndexesOf(collection, indexes))
}
