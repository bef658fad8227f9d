import type { CollectionSlug, Payload } from 'payload'
import { modelOf } from '../../platform/database'

/**
 * Writes a document without Payload's operations, hooks and access control, for a state that they do not
 * produce. @returns its id
 */
export const createDocument = async (
  payload: Payload,
  collection: CollectionSlug,
  data: object,
): Promise<string> => {
  const created = (await modelOf(payload, collection).create(data)) as { _id: unknown }
  return String(created._id)
}
