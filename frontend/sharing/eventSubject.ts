import { linesOf, speakersOf } from '../../domain/events/details.schema'
import type { Event } from '../../payload-types'
import { formatDate, isSameDay } from '../lib/dates'
import { upcomingMessages } from '../lib/messages/upcomingMessages'
import type { Subject, SubjectContext } from './subject.types'

const datesOf = ({ eventDate, endDate, isDateToBeAnnounced }: Event): string => {
  if (isDateToBeAnnounced) return upcomingMessages.toBeAnnounced
  return endDate && !isSameDay(eventDate, endDate)
    ? `${formatDate(eventDate)} – ${formatDate(endDate)}`
    : formatDate(eventDate)
}

/** An event's page. A date to be announced only orders the list and is told to nobody. */
export const eventSubject = (event: Event, { url, picture, organization }: SubjectContext): Subject => ({
  kind: event.isCancelled ? 'Event cancelled' : 'Event',
  detail: `${datesOf(event)} · ${event.location}`,
  things: [
    {
      '@type': 'Event',
      '@id': `${url}#event`,
      name: event.title,
      description: event.description ?? undefined,
      url,
      image: picture,
      ...(event.isDateToBeAnnounced
        ? {}
        : { startDate: event.eventDate, endDate: event.endDate ?? undefined }),
      eventStatus: `https://schema.org/${event.isCancelled ? 'EventCancelled' : 'EventScheduled'}`,
      eventAttendanceMode: `https://schema.org/${event.isVirtual ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode'}`,
      location: event.isVirtual
        ? { '@type': 'VirtualLocation', name: event.location, url }
        : {
            '@type': 'Place',
            name: linesOf(event.venue)[0] ?? event.location,
            description: event.venue ?? undefined,
            address: { '@type': 'PostalAddress', addressLocality: event.location, addressCountry: 'SS' },
          },
      performer: event.speakers
        ? speakersOf(event.speakers).map(({ name, role }) => ({ '@type': 'Person', name, jobTitle: role }))
        : undefined,
      audience: event.audience ? { '@type': 'Audience', audienceType: event.audience } : undefined,
      maximumAttendeeCapacity: event.maxAttendees ?? undefined,
      organizer: organization,
    },
  ],
})
