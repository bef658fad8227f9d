import type { CreateIndexesOptions, IndexSpecification } from 'mongodb'
import pLimit from 'p-limit'
import type { CollectionSlug, Payload } from 'payload'
import { modelOf } from './database'
import { NO_DEADLINE } from './databaseDeadlines'

type Model = Payload['db']['collections'][string]

/** An index that the fields of a collection cannot express. */
export interface ExtraIndex {
  collection: CollectionSlug
  key: IndexSpecification
  options: CreateIndexesOptions & { name: string }
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
export const ensureIndex = async (
  payload: Payload,
  { collection: slug, key, options }: ExtraIndex,
): Promise<void> => {
  const { collection } = modelOf(payload, slug)
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

/** Creates the indexes that the fields of a collection, or of its versions, ask for. */
const ensureFieldIndexes = (model: Model): Promise<void> =>
  model.ensureIndexes({
    toCreate: model.schema.indexes().map(([key, options]) => [key, { ...options, ...NO_DEADLINE }]),
  } as object)

/** Creates every index that does not exist yet: those of fields, then others. Safe to repeat. */
export const ensureIndexes = async (payload: Payload, extra: readonly ExtraIndex[]): Promise<void> => {
  const limit = pLimit(AT_ONCE)
  const models = [...Object.values(payload.db.collections), ...Object.values(payload.db.versions)]
  await limit.map(models, ensureFieldIndexes)
  await limit.map(extra, (index) => ensureIndex(payload, index))
}
