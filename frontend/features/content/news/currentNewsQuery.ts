import { queryOptions } from '@tanstack/react-query'
import type { NewsItem } from '../../../../payload-types'
import type { QueryPairs } from '../../../lib/apiClient'
import type { App } from '../../../lib/app'

/** A news item as the home page shows it. */
export type NewsLine = Pick<NewsItem, 'id' | 'slug' | 'title' | 'date' | 'summary'>

const NEWS_COUNT = 3
const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** A year ago, to the day. */
const aYearAgo = (): string => new Date(Date.now() - YEAR_MS).toISOString().slice(0, 10)

/** The latest news of the past year. What is older is history, and stands in the newsroom. */
export const currentNewsQuery = ({ api }: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: ['news', 'current'],
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
      return (await api.get<{ docs: NewsLine[] }>('/news', { query, signal })).docs
    },
  })
