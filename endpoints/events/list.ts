import type { Endpoint } from 'payload'
import { askedEvents } from './askedEvents'
import { EVENTS_PER_PAGE, type EventList } from '../../domain/events/events.schema'
import { toEventRows } from '../../domain/events/toEventRows'

/**
 * `GET /api/events/list?q=&status=&when=&region=&sort=&page=`: a page of events with how many are registered, latest
 * date first; a chapter lead's are those of the led region. Answers 200 `EventList`, 400 for a filter that cannot be
 * read, 401, 403. Source: spec.md section 2, "/admin".
 */
export const list: Endpoint = {
  method: 'get',
  path: '/list',
  handler: async (req) => {
    const asked = askedEvents(req)
    if ('refusal' in asked) return asked.refusal
    const { filter, where } = asked
    const { docs, totalDocs, totalPages } = await req.payload.find({
      collection: 'events',
      where,
      sort: [filter.sort, '-id'],
      page: filter.page,
      limit: EVENTS_PER_PAGE,
      depth: 0,
      overrideAccess: false,
      req,
    })
    const answer: EventList = {
      docs: await toEventRows(req.payload, docs),
      totalDocs,
      page: filter.page,
      totalPages,
    }
    return Response.json(answer)
  },
}
