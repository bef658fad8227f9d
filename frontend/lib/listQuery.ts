import type { QueryPairs } from './apiClient'
import { pageNumber } from './pageNumber'

/** What a list can be asked for. */
export interface ListSpec {
  /** The page it stands on. */
  path: string
  /** By the name of each filter, what it may be. */
  filters: Readonly<Record<string, readonly string[] | RegExp>>
  /** Columns it can be sorted by, descending with a minus before it; the first is the order when nothing is said. */
  sorts: readonly string[]
}

/**
 * What a list is asked for, as it stands in the address: `q`, `sort`, `page` and the filters; what is usual
 * is left out.
 */
export type ListQuery = Readonly<Record<string, string>>

const MAX_SEARCH_LENGTH = 100

/** Reads an address; what is not known there counts as not said. */
export const readListQuery = ({ filters, sorts }: ListSpec, search: URLSearchParams): ListQuery => {
  const query: Record<string, string> = {}
  const q = (search.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH)
  if (q) query.q = q
  for (const [name, values] of Object.entries(filters)) {
    const value = search.get(name)
    if (value !== null && (values instanceof RegExp ? values.test(value) : values.includes(value)))
      query[name] = value
  }
  const sort = search.get('sort')
  if (sort !== null && sort !== sorts[0] && sorts.includes(sort)) query.sort = sort
  const page = pageNumber(search)
  if (page > 1) query.page = String(page)
  return query
}

/** The address of a list that is asked for something else. Another filter or order begins at the first page. */
export const listAddress = (
  { path, sorts }: ListSpec,
  query: ListQuery,
  change: Readonly<Record<string, string>> = {},
): string => {
  const { page, ...rest } = query
  const changed: Record<string, string> = {
    ...rest,
    ...(Object.keys(change).length === 0 && page ? { page } : {}),
    ...change,
  }
  if (changed.page === '1') changed.page = ''
  if (changed.sort === sorts[0]) changed.sort = ''
  const pairs = Object.entries(changed).filter(([, value]) => value !== '')
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs).toString()}` : path
}

/** The same for the API. */
export const listPairs = (query: ListQuery): QueryPairs => Object.entries(query)

/** The address of the whole list, all pages of it, as a file. */
export const exportAddress = (file: string, { page: _, ...query }: ListQuery): string => {
  const search = new URLSearchParams(query).toString()
  return search ? `${file}?${search}` : file
}

/** Whether something is left out. */
export const isNarrowed = ({ page: _, sort: __, ...rest }: ListQuery): boolean => Object.keys(rest).length > 0
