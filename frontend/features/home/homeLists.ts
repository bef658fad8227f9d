import { queryOptions } from '@tanstack/react-query'
import type { Event, NewsItem } from '../../../payload-types'
import type { QueryPairs } from '../../lib/apiClient'
import type { App } from '../../lib/app'
import { currentMinute } from '../../lib/dates'
import { upcoming } from '../../lib/eventsByDate'
import { type Page, WITHOUT_DETAILS } from '../events/eventQueries'

type Api = Pick<App, 'api'>

/** The next event whose date is known. One that is cancelled is not what anybody looks forward to. */
export const nextEventQuery = ({ api }: Api) =>
  queryOptions({
    queryKey: ['home', 'event'],
    queryFn: async ({ signal }) => {
      const query: QueryPairs = [
        ...upcoming(currentMinute()),
        ['where[_status][equals]', 'published'],
        ['where[isDateToBeAnnounced][not_equals]', true],
        ['where[isCancelled][not_equals]', true],
        ['sort', 'eventDate'],
        ['depth', 0],
        ['limit', 1],
        ...WITHOUT_DETAILS,
      ]
      return (await api.get<Page<Event>>('/events', { query, signal })).docs[0] ?? null
    },
  })

const NEWS_COUNT = 3
const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** A year ago, to the day. */
const aYearAgo = (): string => new Date(Date.now() - YEAR_MS).toISOString().slice(0, 10)

/** The latest news of the past year. What is older is history, and stands in the newsroom. */
export const currentNewsQuery = ({ api }: Api) =>
  queryOptions({
    queryKey: ['home', 'news'],
    queryFn: async ({ signal }) => {
      const query: QueryPairs = [
        ['where[_status][equals]', 'published'],
        ['where[date][greater_than_equal]', aYearAgo()],
        ['select[title]', true],
        ['select[slug]', true],
        ['select[date]', true],
        ['select[summary]', true],
        ['sort', '-date'],
        ['depth', 0],
        ['limit', NEWS_COUNT],
      ]
      return (await api.get<Page<Pick<NewsItem, 'id' | 'slug' | 'title' | 'date' | 'summary'>>>('/news', { query, signal })).docs
    },
  })
