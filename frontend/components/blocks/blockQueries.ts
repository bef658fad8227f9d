import { queryOptions } from '@tanstack/react-query'
import type { Statistics } from '../../../domain/office/statistics/statistics.schema'
import type { Chapter, Event, Faq, NewsItem, Officer, Policy, Publication } from '../../../payload-types'
import type { QueryPairs } from '../../lib/apiClient'
import type { App } from '../../lib/app'
import { currentMinute } from '../../lib/dates'
import { WITH_COVERS } from '../../lib/withCovers'
import { past, upcoming } from '../../lib/eventsByDate'
import type { BlockOf } from './blocks.types'

/** What the blocks show that is not their own: lists that staff keep elsewhere. */

type Api = Pick<App, 'api'>

const ALL = 100

const publishedList =
  <Document>(key: readonly unknown[], path: string, queryOf: () => QueryPairs) =>
  ({ api }: Api) =>
    queryOptions({
      queryKey: ['blocks', path, ...key],
      queryFn: async ({ signal }) => {
        const query: QueryPairs = [['where[_status][equals]', 'published'], ...queryOf()]
        return (await api.get<{ docs: Document[] }>(path, { query, signal })).docs
      },
    })

const equals = (field: string, value: string | null | undefined): QueryPairs =>
  value ? [[`where[${field}][equals]`, value]] : []

export const faqsQuery = (app: Api, { topics }: Pick<BlockOf<'faqList'>, 'topics'>) =>
  publishedList<Faq>([topics ?? []], '/faqs', () => [
    ...(topics?.length ? ([['where[topic][in]', topics.join(',')]] as const) : []),
    ['sort', 'order'],
    ['depth', 0],
    ['limit', ALL],
  ])(app)

export const chaptersQuery = (app: Api, { kind }: Pick<BlockOf<'chaptersList'>, 'kind'>) =>
  publishedList<Chapter>([kind ?? 'all'], '/chapters', () => [
    ...equals('kind', kind),
    ['sort', 'order'],
    ['depth', 0],
    ['limit', ALL],
  ])(app)

export const officersQuery = publishedList<Officer>([], '/officers', () => [
  ['sort', 'order'],
  ['depth', 1],
  ['limit', ALL],
])

export const policiesQuery = publishedList<Policy>([], '/policies', () => [
  ['sort', 'order'],
  ['depth', 0],
  ['limit', ALL],
])

export const eventsQuery = (app: Api, { when, limit }: Pick<BlockOf<'eventsList'>, 'when' | 'limit'>) =>
  publishedList<Event>([when, limit], '/events', () => [
    ...(when === 'past' ? past(currentMinute()) : upcoming(currentMinute())),
    ['sort', when === 'past' ? '-eventDate' : 'eventDate'],
    ['depth', 0],
    ['limit', limit],
  ])(app)

/** The ids of the publications that a block names. */
export const namedPublications = ({
  publications,
}: Pick<BlockOf<'publicationsList'>, 'publications'>): string[] =>
  (publications ?? []).map((one) => (typeof one === 'string' ? one : one.id))

/** The publications that a block names, in any order; else the latest. */
export const publicationsQuery = (
  app: Api,
  { category, limit, ...block }: Pick<BlockOf<'publicationsList'>, 'category' | 'limit' | 'publications'>,
) => {
  const named = namedPublications(block)
  const key = named.length > 0 ? [named] : [category ?? 'all', limit]
  return publishedList<Publication>(key, '/publications', () => [
    ...(named.length > 0 ? ([['where[id][in]', named.join(',')]] as const) : equals('category', category)),
    ['sort', '-publishedDate'],
    ...WITH_COVERS,
    ['limit', named.length || limit],
  ])(app)
}

/** A page of the news, the latest first. */
export const newsQuery = (
  { api }: Api,
  { category, limit, page = 1 }: Pick<BlockOf<'newsList'>, 'category' | 'limit'> & { page?: number },
) =>
  queryOptions({
    queryKey: ['blocks', '/news', category ?? 'all', limit, page],
    queryFn: async ({ signal }) => {
      const query: QueryPairs = [
        ['where[_status][equals]', 'published'],
        ...equals('category', category),
        ['select[body]', false],
        ['select[parts]', false],
        ['sort', '-date'],
        ['depth', 1],
        ['limit', limit],
        ['page', page],
      ]
      const { docs, totalDocs, totalPages } = await api.get<{
        docs: NewsItem[]
        totalDocs: number
        totalPages: number
      }>('/news', { query, signal })
      return { items: docs, totalDocs, totalPages }
    },
  })

export const statisticsQuery = ({ api }: Api) =>
  queryOptions({
    queryKey: ['blocks', '/figures'],
    queryFn: ({ signal }) => api.get<Statistics>('/figures', { signal }),
  })
