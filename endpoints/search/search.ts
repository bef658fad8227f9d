import type { Endpoint, PayloadRequest, Where } from 'payload'
import { invalid } from '../answers'
import { notOver } from '../notOver'
import { findMembers } from './findMembers'
import { type FoundEvent, type FoundPublication, type SearchAnswer, searchSchema } from './schema'

/** Of each group. Source: spec.md section 9, "Palette". */
const MAX_FOUND = 3

const FIELDS = { title: true, slug: true, description: true } as const

/** As the asking person may read them, and published even for staff, who may read drafts. */
const findPublished = async (req: PayloadRequest, collection: 'events' | 'publications', where: Where, sort: string, limit = MAX_FOUND): Promise<(FoundEvent & FoundPublication)[]> => {
  const { docs } = await req.payload.find({
    collection,
    where: { and: [{ _status: { equals: 'published' } }, where] },
    sort,
    limit,
    pagination: false,
    depth: 0,
    select: FIELDS,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id, title, slug, description }) => ({ id, title, slug, description: description ?? null }))
}

/** What lies ahead, the next first; where that is few, what is over, the latest first. */
const findEvents = async (req: PayloadRequest, titled: Where): Promise<FoundEvent[]> => {
  const ahead = await findPublished(req, 'events', { and: [titled, notOver(new Date())] }, 'eventDate')
  if (ahead.length === MAX_FOUND) return ahead
  const others: Where = { and: [titled, { id: { not_in: ahead.map(({ id }) => id) } }] }
  return [...ahead, ...(await findPublished(req, 'events', others, '-eventDate', MAX_FOUND - ahead.length))]
}

/**
 * `GET /api/search?q=` (1 to 100 characters): events and publications whose title, and members whose name, contains the
 * text, whatever its case; three of each at most. Answers 200 `SearchAnswer`, 400 for a text that is missing or too long.
 * Source: spec.md section 2 "Command palette search" and section 7.
 */
export const search: Endpoint = {
  method: 'get',
  path: '/search',
  handler: async (req) => {
    const input = searchSchema.safeParse(req.query)
    if (!input.success) return invalid(input.error)
    const { q } = input.data
    const titled: Where = { title: { contains: q } }
    const [events, publications, members] = await Promise.all([
      findEvents(req, titled),
      findPublished(req, 'publications', titled, '-publishedDate'),
      findMembers(req, q, MAX_FOUND),
    ])
    return Response.json({ events, publications, members } satisfies SearchAnswer, { headers: { 'Cache-Control': 'private, no-store' } })
  },
}
