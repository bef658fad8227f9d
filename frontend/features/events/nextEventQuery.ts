import { queryOptions } from '@tanstack/react-query'
import type { Event } from '../../../payload-types'
import type { QueryPairs } from '../../lib/apiClient'
import type { App } from '../../lib/app'
import { currentMinute } from '../../lib/dates'
import { upcoming } from '../../lib/eventsByDate'
import type { Page } from './eventQueries'

/** The next event whose date is known. One that is cancelled is not what anybody looks forward to. */
export const nextEventQuery = ({ api }: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: ['events', 'next'],
    queryFn: async ({ signal }) => {
      const query: QueryPairs = [
        ...upcoming(currentMinute()),
        ['where[_status][equals]', 'published'],
        ['where[isDateToBeAnnounced][not_equals]', true],
        ['where[isCancelled][not_equals]', true],
        ['sort', 'eventDate'],
        ['depth', 0],
        ['limit', 1],
        ...['title', 'slug', 'eventDate', 'location'].map((field) => [`select[${field}]`, true] as const),
      ]
      return (await api.get<Page<Event>>('/events', { query, signal })).docs[0] ?? null
    },
  })
