import type { CollectionSlug, PayloadRequest } from 'payload'
import { refuseInUse } from './confirmStep'
import { refuseRouteDeletion } from './refuseRouteDeletion'

/**
 * Refuses to delete, or move to the trash, a record that others would have a gap without.
 * @throws APIError 409
 */
export const refuseDeletion = async (
  req: Pick<PayloadRequest, 'payload'>,
  collection: CollectionSlug,
  id: string,
): Promise<void> => {
  await refuseRouteDeletion(req, collection, id)
  await refuseInUse(req, collection, id)
}
