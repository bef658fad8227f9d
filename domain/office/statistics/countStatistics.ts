import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { upcomingEvents } from '../../events/eventTime.schema'
import { countCurrentMembers } from '../../membership/memberships'
import type { Statistics } from './statistics.schema'

const countPublished = async (
  req: PayloadRequest,
  collection: CollectionSlug,
  where: Where = {},
): Promise<number> => {
  const { totalDocs } = await req.payload.count({
    collection,
    where: { and: [{ _status: { equals: 'published' } }, where] },
    overrideAccess: false,
    req,
  })
  return totalDocs
}

/** Counts what the public may know. Members are counted only: a number names nobody. */
export const countStatistics = async (req: PayloadRequest): Promise<Statistics> => {
  const now = new Date()
  const [members, fellows, chapters, divisions, publications, events] = await Promise.all([
    countCurrentMembers(req.payload, now),
    countCurrentMembers(req.payload, now, 'fellow'),
    countPublished(req, 'chapters'),
    countPublished(req, 'divisions'),
    countPublished(req, 'publications'),
    countPublished(req, 'events', upcomingEvents(now.toISOString())),
  ])
  return { members, fellows, chapters, divisions, publications, events }
}
