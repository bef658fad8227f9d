import type { CollectionSlug, Payload } from 'payload'
import { modelOf } from '../../platform/database'

/** Writes a document past Payload's operations, hooks and access, for a state that they would not make. @returns its id */
export const createDocument = async (
  payload: Payload,
  collection: CollectionSlug,
  data: object,
): Promise<string> => {
  const created = (await modelOf(payload, collection).create(data)) as { _id: unknown }
  return String(created._id)
}
