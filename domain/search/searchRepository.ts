import type { ObjectId } from 'mongodb'
import type { CollectionSlug, Payload } from 'payload'
import { modelOf } from '../../platform/database'

/** A document of any searched collection as the database holds it. */
export type SearchedDocument = Record<string, unknown> & { _id: ObjectId; updatedAt?: Date }

/** So few that unpacking them does not hold the event loop. */
export const SEARCH_BATCH = 200

/** Without access control: what is published is open to everybody, and nothing else is read. */
const PUBLISHED = { _status: 'published' }

/**
 * Reads published documents of a collection, one after the other.
 * @param ids of these alone
 */
export const readPublished = (
  payload: Payload,
  slug: CollectionSlug,
  { ids, projection }: { ids?: readonly ObjectId[]; projection?: object },
): AsyncIterable<SearchedDocument> =>
  modelOf(payload, slug).collection.find<SearchedDocument>(
    { ...PUBLISHED, ...(ids && { _id: { $in: ids } }) },
    { projection, batchSize: SEARCH_BATCH },
  )
