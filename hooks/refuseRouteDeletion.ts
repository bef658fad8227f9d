import { APIError, type CollectionSlug, type PayloadRequest } from 'payload'
import { isRoute } from '../domain/content/routePages.schema'
import { modelOf } from '../platform/database'

/**
 * Refuses to delete a page or division whose address is a route of the specification: it can be unpublished.
 * @throws APIError 409
 */
export const refuseRoute = async (
  { payload }: Pick<PayloadRequest, 'payload'>,
  collection: CollectionSlug,
  id: string,
): Promise<void> => {
  const found = await modelOf(payload, collection).findById(id, { slug: 1 }).lean<{ slug?: string } | null>()
  if (isRoute(collection, found?.slug))
    throw new APIError(
      'Menus and forms of the site lead to this page. Unpublish it instead of deleting it.',
      409,
      null,
      true,
    )
}
