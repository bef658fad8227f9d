import type { CollectionSlug, Endpoint } from 'payload'
import { findUses } from '../../domain/content'
import { problem } from '../answers'
import { isObjectId } from '../../platform/isObjectId'
import { staffScope } from '../events/staffScope'
import { refuseWithout } from '../refuseWithout'

const notFound = (): Response => problem(404, 'not_found', 'This record could not be found')

/**
 * `GET /api/<collection>/:id/uses`: the places where a record is used, also in drafts and the trash, for
 * editors and who manages events.
 * Answers 200 `Uses`, 401, 403, 404.
 */
export const usesOf = (slug: string): Omit<Endpoint, 'root'> => ({
  method: 'get',
  path: '/:id/uses',
  handler: async (req) => {
    const scope = slug === 'events' ? staffScope(req, 'changeEvents') : undefined
    const refusal = scope ? 'refusal' in scope && scope.refusal : refuseWithout('content', req)
    if (refusal) return refusal
    const id = req.routeParams?.id
    const collection = slug as CollectionSlug
    if (!isObjectId(id)) return notFound()
    const visible = scope && 'visible' in scope ? scope.visible : {}
    const { docs } = await req.payload.find({
      collection,
      where: { and: [visible, { id: { equals: id } }] },
      trash: true,
      limit: 1,
      pagination: false,
      depth: 0,
      select: {},
      overrideAccess: false,
      req,
    })
    if (docs.length === 0) return notFound()
    return Response.json(await findUses(req.payload, collection, id.toLowerCase()))
  },
})
