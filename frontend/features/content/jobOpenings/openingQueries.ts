import { queryOptions } from '@tanstack/react-query'
import {
  EMPLOYMENT_KINDS,
  type EmploymentKind,
} from '../../../../domain/content/jobOpenings/openingTexts.schema'
import type { OpenList, PublicOpening } from '../../../../domain/content/jobOpenings/jobOpenings.schema'
import { REGIONS, type Region } from '../../../../collections/access/policies.schema'
import { isKeyOf } from '../../../../platform/records.schema'
import { ApiError } from '../../../lib/ApiError'
import type { App } from '../../../lib/app'
import { pageNumber } from '../../../lib/pageNumber'
import { paths } from '../../../paths'

type Api = Pick<App, 'api'>

/** What the list of openings is narrowed to. It stands in the address. */
export interface OpeningFilter {
  kind?: EmploymentKind
  region?: Region
  /** From 1. */
  page: number
}

/** The server lists no more pages. */
const MAX_PAGE = 1000

export const readOpeningFilter = (search: URLSearchParams): OpeningFilter => {
  const kind = search.get('kind')
  const page = pageNumber(search)
  return {
    kind: isKeyOf(EMPLOYMENT_KINDS, kind) ? kind : undefined,
    region: REGIONS.find((region) => region === search.get('region')),
    page: page > MAX_PAGE ? 1 : page,
  }
}

/** The address of the list under a filter. */
export const openingAddress = ({ kind, region, page = 1 }: Partial<OpeningFilter>): string =>
  paths.careers.filter({ kind, region, page: page > 1 ? String(page) : undefined })

/** A page of the openings that are open now. */
export const openListQuery = ({ api }: Api, { kind, region, page }: OpeningFilter) =>
  queryOptions({
    queryKey: ['job-openings', 'open', kind ?? '', region ?? '', page],
    queryFn: ({ signal }) =>
      api.get<OpenList>('/job-openings/open', {
        query: [
          ...(kind ? ([['kind', kind]] as const) : []),
          ...(region ? ([['region', region]] as const) : []),
          ['page', page],
        ],
        signal,
      }),
  })

/** One opening; `closed` after its end; null when there is none of that name. */
export const openingQuery = ({ api }: Api, slug: string) =>
  queryOptions({
    queryKey: ['job-openings', 'slug', slug],
    queryFn: async ({ signal }): Promise<PublicOpening | 'closed' | null> => {
      try {
        return await api.get<PublicOpening>(`/job-openings/open/${encodeURIComponent(slug)}`, { signal })
      } catch (error) {
        if (error instanceof ApiError && error.status === 410) return 'closed'
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
  })
