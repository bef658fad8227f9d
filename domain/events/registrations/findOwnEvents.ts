import type { PayloadRequest } from 'payload'
import { upcomingEvents } from '../eventTime.schema'
import type { OwnEvents } from './registrations.schema'
import { findEventsOfUser } from './registrationsRepository'

/** More than anybody attends at once; the page shows the first few. */
const LIMIT = 50

/** Finds the upcoming events that a person is registered for, soonest first. */
export const findOwnEvents = async (req: PayloadRequest, user: string): Promise<OwnEvents> => {
  const ids = await findEventsOfUser(req.payload, user)
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
  return { events }
}
