import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { isRoute } from '../domain/content/routePages.schema'
import { modelOf } from '../server/services/database'

/** Refuses to delete a page or division whose address is a route of the specification: it can be unpublished. */
export const refuseRouteDeletion: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  if (!req.user) return // the server itself
  const found = await modelOf(req.payload, collection.slug).findById(id, { slug: 1 }).lean<{ slug?: string } | null>()
  if (isRoute(collection.slug, found?.slug)) throw new APIError('Menus and forms of the site lead to this page. Unpublish it instead of deleting it.', 409, null, true)
}
