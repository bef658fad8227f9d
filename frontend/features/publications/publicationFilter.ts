import {
  PUBLICATION_CATEGORIES,
  type PublicationCategory,
} from '../../../domain/publications/categories.schema'
import { pageNumber } from '../../lib/pageNumber'
import { paths } from '../../paths'
import { isKeyOf } from '../../../platform/records.schema'

/** What the list of all publications is narrowed to. It stands in the address. */
export interface PublicationFilter {
  q: string
  category?: PublicationCategory
  /** Slug of a division. */
  division?: string
  year?: number
  /** From 1. */
  page: number
}

const MAX_SEARCH_LENGTH = 100

export const readFilter = (search: URLSearchParams): PublicationFilter => {
  const category = search.get('category') ?? ''
  const division = search.get('division') ?? ''
  const year = search.get('year') ?? ''
  return {
    q: (search.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    category: isKeyOf(PUBLICATION_CATEGORIES, category) ? category : undefined,
    division: /^[a-z0-9-]{1,80}$/.test(division) ? division : undefined,
    year: /^(19|20)\d\d$/.test(year) ? Number(year) : undefined,
    page: pageNumber(search),
  }
}

/** The name of the list's place on the page. */
export const BROWSE_ANCHOR = 'browse'

/** The address of the list under a filter. */
export const filterAddress = ({
  q,
  category,
  division,
  year,
  page = 1,
}: Partial<PublicationFilter>): string =>
  `${paths.publications.build({ q, category, division, year: year ? String(year) : undefined, page: page > 1 ? String(page) : undefined })}#${BROWSE_ANCHOR}`
