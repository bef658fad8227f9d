import type { EventDetail } from '../../../../domain/events/events.schema'
import { formatDate } from '../../../lib/dates'

const people = (count: number): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? 'person' : 'people'}`

const seats = ({ registered, maxAttendees }: Pick<EventDetail, 'registered' | 'maxAttendees'>): string => {
  const came = `${people(registered)} ${registered === 1 ? 'is' : 'are'} registered`
  if (maxAttendees === null) return `${came}; there is no limit.`
  const left = maxAttendees - registered
  if (left <= 0) return `${came}: it is full.`
  return `${came}; ${left.toLocaleString('en-GB')} of ${maxAttendees.toLocaleString('en-GB')} seats are left.`
}

/**
 * How an event stands, in a sentence or two:
 * `On 5 December 2026. 120 people are registered; 180 of 300 seats are left.`
 */
export const eventStanding = (
  event: Pick<
    EventDetail,
    'status' | 'isOver' | 'eventDate' | 'isDateToBeAnnounced' | 'registered' | 'maxAttendees'
  >,
): string => {
  const { status, isOver, eventDate, isDateToBeAnnounced, registered } = event
  if (status === 'draft') return 'Nobody sees it on the site yet.'
  const day = isDateToBeAnnounced ? 'The date is to be announced.' : `On ${formatDate(eventDate)}.`
  if (status === 'cancelled') return `${day} Cancelled; ${people(registered)} had registered.`
  if (isOver) return `It took place on ${formatDate(eventDate)}. ${people(registered)} had registered.`
  return `${day} ${seats(event)}`
}
