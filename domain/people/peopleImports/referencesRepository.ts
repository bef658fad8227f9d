import type { ObjectId } from 'mongodb'
import type { CollectionSlug, Payload } from 'payload'
import { modelOf } from '../../../platform/database'

/** Which of some people the documents of a collection name in a field. */
export const findReferences = (
  payload: Payload,
  collection: CollectionSlug,
  field: string,
  users: readonly ObjectId[],
): Promise<ObjectId[]> =>
  modelOf(payload, collection).collection.distinct(field, { [field]: { $in: [...users] } }) as Promise<
    ObjectId[]
  >
