import type { CollectionSlug, Endpoint, PayloadRequest, Where } from 'payload'
import { countCurrentMembers } from '../../domain/memberships'
import { upcomingEvents } from '../../domain/events/eventTime.schema'
import type { Figures } from '../../domain/statistics/statistics.schema'

const published = async (
  req: PayloadRequest,
  collection: CollectionSlug,
  where: Where = {},
): Promise<number> =>
  (
    await req.payload.count({
      collection,
      where: { and: [{ _status: { equals: 'published' } }, where] },
      overrideAccess: false,
      req,
    })
  ).totalDocs

/**
 * `GET /api/figures`: numbers for the public pages. Memberships are counted, never shown: a number names nobody.
 * Source: decisions.md "Everything painted becomes real".
 */
export const figures: Endpoint = {
  method: 'get',
  path: '/figures',
  handler: async (req) => {
    const now = new Date()
    const [members, fellows, chapters, divisions, publications, events] = await Promise.all([
      countCurrentMembers(req.payload, now),
      countCurrentMembers(req.payload, now, 'fellow'),
      published(req, 'chapters'),
      published(req, 'divisions'),
      published(req, 'publications'),
      published(req, 'events', upcomingEvents(now.toISOString())),
    ])
    return Response.json({ members, fellows, chapters, divisions, publications, events } satisfies Figures)
  },
}
