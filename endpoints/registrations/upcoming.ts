import type { Endpoint } from 'payload'
import { problem } from '../answers'
import { modelOf } from '../../platform/database'
import { upcomingEvents } from '../../domain/events/eventTime.schema'
import type { OwnEvents } from '../../domain/registrations/registrations.schema'

/** More than anybody attends at once; the page shows the first few. */
const LIMIT = 50

/**
 * `GET /api/registrations/upcoming`: the events that the signed-in person is registered for and that are not over,
 * soonest first. Answers 200 `OwnEvents`, 401 for a visitor. Source: spec.md section 2, "/membership/dashboard".
 */
export const upcoming: Endpoint = {
  method: 'get',
  path: '/upcoming',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', 'Please sign in to see your events')
    const ids: unknown[] = await modelOf(req.payload, 'registrations').distinct('event', {
      user: req.user.id,
    })
    const { docs } = await req.payload.find({
      collection: 'events',
      where: {
        and: [
          { id: { in: ids.map(String) } },
          { _status: { equals: 'published' } },
          upcomingEvents(new Date().toISOString()),
        ],
      },
      select: {
        title: true,
        slug: true,
        eventDate: true,
        isDateToBeAnnounced: true,
        location: true,
        isCancelled: true,
      },
      sort: 'eventDate',
      limit: LIMIT,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      req,
    })
    const events = docs.map(({ title, slug, eventDate, isDateToBeAnnounced, location, isCancelled }) => ({
      title,
      slug,
      eventDate,
      isDateToBeAnnounced: isDateToBeAnnounced ?? false,
      location,
      isCancelled: isCancelled ?? false,
    }))
    return Response.json({ events } satisfies OwnEvents)
  },
}
