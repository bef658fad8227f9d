import type { CreateIndexesOptions, IndexSpecification } from 'mongodb'
import type { CollectionSlug, Payload } from 'payload'
import { modelOf } from './database'
import { NO_DEADLINE } from './databaseDeadlines'

/** An index that the fields of a collection cannot express. */
export interface ExtraIndex {
  collection: CollectionSlug
  key: IndexSpecification
  options: CreateIndexesOptions & { name: string }
}

/** MongoDB's codes for an index with the same key but another name or other options. */
const INDEX_CONFLICTS = [85, 86]

const isIndexConflict = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  INDEX_CONFLICTS.includes(Number(error.code))

/** Creates an index, and replaces one that an earlier version of the project created differently. */
const ensureIndex = async (
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

/** Creates the indexes that the fields of collections and their versions ask for. */
const ensureFieldIndexes = async (payload: Payload): Promise<void> => {
  const models = [...Object.values(payload.db.collections), ...Object.values(payload.db.versions)]
  await Promise.all(
    models.map((model) =>
      model.ensureIndexes({
        toCreate: model.schema.indexes().map(([key, options]) => [key, { ...options, ...NO_DEADLINE }]),
      } as object),
    ),
  )
}

/** Creates every index that does not exist yet: those of fields, then others. Safe to repeat. */
export const ensureIndexes = async (payload: Payload, extra: readonly ExtraIndex[]): Promise<void> => {
  await ensureFieldIndexes(payload)
  await Promise.all(extra.map((index) => ensureIndex(payload, index)))
}
