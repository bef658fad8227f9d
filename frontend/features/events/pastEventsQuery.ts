import { queryOptions } from '@tanstack/react-query'
import type { Event } from '../../../payload-types'
import type { QueryPairs } from '../../lib/apiClient'
import type { App } from '../../lib/app'
import { currentMinute } from '../../lib/dates'
import { past } from '../../lib/eventsByDate'
import type { Page } from './eventQueries'

const PAST_PER_PAGE = 10

/** Published events that are over, latest first, a page at a time. */
export const pastEventsQuery = ({ api }: Pick<App, 'api'>, page: number) =>
  queryOptions({
    queryKey: ['events', 'past', page],
    queryFn: ({ signal }) => {
      const query: QueryPairs = [
        ...past(currentMinute()),
        ['where[_status][equals]', 'published'],
        ['sort', '-eventDate'],
        ['depth', 0],
        ['limit', PAST_PER_PAGE],
        ['page', page],
      ]
      return api.get<Page<Event> & { totalPages: number }>('/events', { query, signal })
    },
  })
