import { queryOptions } from '@tanstack/react-query'
import type { SeatCounts } from '../../../domain/events/registrations/registrations.schema'
import type { Event } from '../../../payload-types'
import type { QueryPairs } from '../../lib/apiClient'
import type { App } from '../../lib/app'
import { currentMinute } from '../../lib/dates'
import { upcoming } from '../../lib/eventsByDate'

export interface Page<Document> {
  docs: Document[]
}

export const LIST_LIMIT = 100

/** A list needs neither the programme nor what is practical. */
export const WITHOUT_DETAILS: QueryPairs = [
  'programme',
  'speakers',
  'venue',
  'audience',
  'whatToBring',
  'cpdHours',
  'papersUntil',
  'contactName',
  'contactEmail',
  'hasProgramme',
  '_status',
  'createdAt',
  'updatedAt',
].map((field) => [`select[${field}]`, false])

type Api = Pick<App, 'api'>

export const eventKeys = {
  all: ['events'] as const,
  upcoming: (limit: number) => ['events', 'upcoming', limit] as const,
  seats: ['seats'] as const,
}

/* What the home page asks for; the other queries stand apart, so that it does not bring them along. */

/** Published events that are not over, soonest first. */
export const upcomingEventsQuery = ({ api }: Api, limit = LIST_LIMIT) =>
  queryOptions({
    queryKey: eventKeys.upcoming(limit),
    queryFn: async ({ signal }) => {
      const query: QueryPairs = [
        ...upcoming(currentMinute()),
        ['where[_status][equals]', 'published'],
        ['sort', 'eventDate'],
        ['depth', 0],
        ['limit', limit],
        ...WITHOUT_DETAILS,
      ]
      return (await api.get<Page<Event>>('/events', { query, signal })).docs
    },
  })

/** How many seats are taken, by event. */
export const seatCountsQuery = ({ api }: Api) =>
  queryOptions({
    queryKey: eventKeys.seats,
    queryFn: async ({ signal }) => (await api.get<SeatCounts>('/events/seats', { signal })).seats,
  })
