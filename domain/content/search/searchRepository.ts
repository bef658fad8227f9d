import type { ObjectId } from 'mongodb'
import type { CollectionSlug, Payload } from 'payload'
import { EACH_BATCH } from '../../../platform/databaseDeadlines'
import { modelOf } from '../../../platform/database'

/** A document of any searched collection as stored in the database. */
export type SearchedDocument = Record<string, unknown> & { _id: ObjectId; updatedAt?: Date }

/** A small batch, whose decoding does not block the event loop. */
export const SEARCH_BATCH = 200

/** Without access control: it reads published content only, which is open to everybody. */
const PUBLISHED = { _status: 'published' }

/**
 * Reads published documents of a collection, one after another.
 * @param ids of these only
 * @param condition which are published; those of content with drafts by default
 */
export const readPublished = (
  payload: Payload,
  slug: CollectionSlug,
  {
    ids,
    projection,
    condition = PUBLISHED,
  }: { ids?: readonly ObjectId[]; projection?: object; condition?: object },
): AsyncIterable<SearchedDocument> =>
  modelOf(payload, slug).collection.find<SearchedDocument>(
    { ...condition, ...(ids && { _id: { $in: ids } }) },
    { projection, batchSize: SEARCH_BATCH, ...EACH_BATCH },
  )
