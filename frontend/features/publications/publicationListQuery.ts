import { queryOptions } from '@tanstack/react-query'
import type { Publication } from '../../../payload-types'
import type { QueryPairs } from '../../lib/apiClient'
import type { App } from '../../lib/app'
import { WITH_COVERS } from '../../lib/withCovers'
import type { PublicationFilter } from './publicationFilter'

const PER_PAGE = 10

const SEARCHED = ['title', 'description', 'authors'] as const

/** A year as it runs in Juba. */
const startOf = (year: number): string => `${year}-01-01T00:00:00+02:00`

const conditions = ({ q, category, division, year }: PublicationFilter): QueryPairs => [
  ['where[_status][equals]', 'published'],
  ...(q ? SEARCHED.map((field, index) => [`where[or][${index}][${field}][like]`, q] as const) : []),
  ...(category ? ([['where[category][equals]', category]] as const) : []),
  ...(division ? ([['where[divisions.slug][equals]', division]] as const) : []),
  ...(year
    ? ([
        ['where[publishedDate][greater_than_equal]', startOf(year)],
        ['where[publishedDate][less_than]', startOf(year + 1)],
      ] as const)
    : []),
]

/** A page of the published papers that a filter leaves, newest first. */
export const publicationListQuery = ({ api }: Pick<App, 'api'>, filter: PublicationFilter) =>
  queryOptions({
    queryKey: ['publications', 'list', filter],
    queryFn: async ({ signal }) => {
      const query: QueryPairs = [
        ...conditions(filter),
        ['sort', '-publishedDate'],
        ...WITH_COVERS,
        ['limit', PER_PAGE],
        ['page', filter.page],
      ]
      const { docs, totalDocs, totalPages } = await api.get<{
        docs: Publication[]
        totalDocs: number
        totalPages: number
      }>('/publications', { query, signal })
      return { docs, totalDocs, totalPages }
    },
  })
