import { queryOptions } from '@tanstack/react-query'
import type { SeatCounts } from '../../../endpoints/registrations/schema'
import type { Event, Registration } from '../../../payload-types'
import type { QueryPairs } from '../../lib/apiClient'
import type { App } from '../../lib/app'
import { currentMinute } from '../../lib/dates'
import { notOver, over } from '../../lib/eventsByDate'
import { OWN } from '../../lib/session/sessionQuery'

interface Page<Document> {
  docs: Document[]
}

const LIST_LIMIT = 100
const PAST_PER_PAGE = 10
const SEATS_STALE_MS = 15_000

type Api = Pick<App, 'api'>

export const eventKeys = {
  all: ['events'] as const,
  upcoming: (limit: number) => ['events', 'upcoming', limit] as const,
  past: (page: number) => ['events', 'past', page] as const,
  bySlug: (slug: string) => ['events', 'slug', slug] as const,
  seats: ['seats'] as const,
  ownRegistrations: [OWN, 'registrations'] as const,
}

/** Published events that are not over, soonest first. */
export const upcomingEventsQuery = ({ api }: Api, limit = LIST_LIMIT) =>
  queryOptions({
    queryKey: eventKeys.upcoming(limit),
    queryFn: async ({ signal }) => {
      const query: QueryPairs = [...notOver(currentMinute()), ['where[_status][equals]', 'published'], ['sort', 'eventDate'], ['depth', 0], ['limit', limit]]
      return (await api.get<Page<Event>>('/events', { query, signal })).docs
    },
  })

/** Published events that are over, latest first, a page at a time. */
export const pastEventsQuery = ({ api }: Api, page: number) =>
  queryOptions({
    queryKey: eventKeys.past(page),
    queryFn: ({ signal }) => {
      const query: QueryPairs = [...over(currentMinute()), ['where[_status][equals]', 'published'], ['sort', '-eventDate'], ['depth', 0], ['limit', PAST_PER_PAGE], ['page', page]]
      return api.get<Page<Event> & { totalPages: number }>('/events', { query, signal })
    },
  })

/** One published event, over or not; null when there is none of that name. */
export const eventQuery = ({ api }: Api, slug: string) =>
  queryOptions({
    queryKey: eventKeys.bySlug(slug),
    queryFn: async ({ signal }) => {
      const query: QueryPairs = [['where[slug][equals]', slug], ['where[_status][equals]', 'published'], ['depth', 0], ['limit', 1]]
      return (await api.get<Page<Event>>('/events', { query, signal })).docs[0] ?? null
    },
  })

/** How many seats are taken, by event. */
export const seatCountsQuery = ({ api }: Api) =>
  queryOptions({
    queryKey: eventKeys.seats,
    queryFn: async ({ signal }) => (await api.get<SeatCounts>('/events/seats', { signal })).seats,
    staleTime: SEATS_STALE_MS,
  })

/** Ids of the events that the signed-in person is registered for. */
export const ownRegistrationsQuery = ({ api }: Api) =>
  queryOptions({
    queryKey: eventKeys.ownRegistrations,
    queryFn: async ({ signal }) => {
      const query: QueryPairs = [['depth', 0], ['limit', LIST_LIMIT]]
      const { docs } = await api.get<Page<Registration>>('/registrations', { query, signal })
      return docs.map(({ event }) => (typeof event === 'string' ? event : event.id))
    },
    staleTime: SEATS_STALE_MS,
  })
