import type { CollectionSlug, Endpoint } from 'payload'
import { findUses } from '../../domain/content'
import { problem } from '../answers'
import { isObjectId } from '../../platform/isObjectId'
import { refuseWithout } from '../refuseWithout'

/**
 * `GET /api/<collection>/:id/uses`: the places where a record is used, also in drafts and the trash, for
 * editors and who manages events.
 * Answers 200 `Uses`, 401, 403, 404.
 */
export const usesOf = (slug: string): Omit<Endpoint, 'root'> => ({
  method: 'get',
  path: '/:id/uses',
  handler: async (req) => {
    const refusal = refuseWithout(slug === 'events' ? 'events' : 'content', req)
    if (refusal) return refusal
    const id = req.routeParams?.id
    const collection = slug as CollectionSlug
    const isKnown =
      isObjectId(id) &&
      (await req.payload.findByID({
        collection,
        id,
        trash: true,
        depth: 0,
        select: {},
        disableErrors: true,
        overrideAccess: false,
        req,
      }))
    if (!isKnown) return problem(404, 'not_found', 'This record could not be found')
    return Response.json(await findUses(req.payload, collection, id.toLowerCase()))
  },
})
