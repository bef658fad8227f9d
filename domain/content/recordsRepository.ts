import type { CollectionSlug, Payload } from 'payload'
import { modelOf } from '../../platform/database'

export interface StoredRecord {
  [field: string]: unknown
  deletedAt?: Date | null
  _status?: string | null
}

/** A record as it is stored, whether in the trash or not. */
export const readStored = (
  payload: Payload,
  collection: CollectionSlug,
  id: string,
): Promise<StoredRecord | null> =>
  modelOf(payload, collection).findById(id).lean<StoredRecord | null>().exec()

/**
 * Ids of records that have been in the trash since before a moment, in their order.
 * @param after go on behind this one
 */
export const findLongInTrash = async (
  payload: Payload,
  collection: CollectionSlug,
  before: Date,
  limit: number,
  after?: string,
): Promise<string[]> => {
  const where = { deletedAt: { $lt: before }, ...(after && { _id: { $gt: after } }) }
  const found = await modelOf(payload, collection)
    .find(where, { _id: 1 })
    .sort({ _id: 1 })
    .limit(limit)
    .lean<{ _id: unknown }[]>()
  return found.map(({ _id }) => String(_id))
}

/** Whether a slug belongs to a record in the trash. */
export const isSlugInTrash = async (
  payload: Payload,
  collection: CollectionSlug,
  slug: string,
): Promise<boolean> =>
  (await modelOf(payload, collection).exists({ slug, deletedAt: { $ne: null } })) !== null

/** The slug of a record, whether in the trash or not. */
export const findSlug = async (
  payload: Payload,
  collection: CollectionSlug,
  id: string,
): Promise<string | undefined> =>
  (await modelOf(payload, collection).findById(id, { slug: 1 }).lean<{ slug?: string } | null>())?.slug
