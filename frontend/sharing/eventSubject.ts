import { linesOf, speakersOf } from '../../domain/events/details.schema'
import type { SeatCounts } from '../../domain/events/registrations/registrations.schema'
import type { Event } from '../../payload-types'
import { MINOR_UNITS } from '../../platform/moneyFormat.schema'
import { formatDate, isSameDay } from '../lib/dates'
import { upcomingMessages } from '../lib/messages/upcomingMessages'
import type { Subject, SubjectContext, Thing } from './subject.types'

type Seats = SeatCounts['seats'][string]

const datesOf = ({ eventDate, endDate, isDateToBeAnnounced }: Event): string => {
  if (isDateToBeAnnounced) return upcomingMessages.toBeAnnounced
  return endDate && !isSameDay(eventDate, endDate)
    ? `${formatDate(eventDate)} – ${formatDate(endDate)}`
    : formatDate(eventDate)
}

/** From what tickets cost, in each currency. */
const offersOf = ({ from = [], taken, capacity }: Seats, url: string): Thing[] =>
  from.map(({ amountMinor, currency }) => ({
    '@type': 'AggregateOffer',
    lowPrice: amountMinor / MINOR_UNITS,
    priceCurrency: currency,
    availability: `https://schema.org/${capacity !== null && taken >= capacity ? 'SoldOut' : 'InStock'}`,
    url,
  }))

/**
 * An event's page. A date to be announced only orders the list and is told to nobody.
 * @param seats where it is open, and what its tickets cost
 */
export const eventSubject = (
  event: Event,
  { url, picture, organization }: SubjectContext,
  seats?: Seats,
): Subject => ({
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
      offers: seats?.hasTickets ? offersOf(seats, `${url}/tickets`) : undefined,
      organizer: organization,
    },
  ],
})
