import { type CollectionSlug, type PayloadRequest, APIError } from 'payload'
import { findSlug } from '../recordsRepository'
import { isRoute } from '../routePages.schema'
import { refuseInUse } from './confirmStep'

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

/**
 * Refuses to delete a page or division whose address is a route of the specification: it can be unpublished.
 * @throws APIError 409
 */
const refuseRouteDeletion = async (
  { payload }: Pick<PayloadRequest, 'payload'>,
  collection: CollectionSlug,
  id: string,
): Promise<void> => {
  if (isRoute(collection, await findSlug(payload, collection, id)))
    throw new APIError(
      'Menus and forms of the site lead to this page. Unpublish it instead of deleting it.',
      409,
      null,
      true,
    )
}
