import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CpdRecord } from '../../../domain/cpd/cpdRecord.schema'
import type { App } from '../../lib/app'
import { pageNumber } from '../../lib/pageNumber'
import { OWN } from '../../lib/session/sessionQuery'

/** Which part of the record is shown. */
export interface CpdView {
  /** Undefined: the current year. */
  year?: number
  page: number
}

/** Begins the keys of everything that follows from the entries, the dashboard's figures included. */
export const cpdKey = [OWN, 'cpd'] as const

/** Reads an address; a year that is none counts as the current one. */
export const readCpdView = (search: URLSearchParams): CpdView => {
  const year = search.get('year') ?? ''
  return { ...(/^2\d{3}$/.test(year) && { year: Number(year) }), page: pageNumber(search) }
}

/** A page of a year's entries, with what the year adds up to. */
export const cpdRecordQuery = ({ api }: Pick<App, 'api'>, { year, page }: CpdView) =>
  queryOptions({
    queryKey: [...cpdKey, 'record', year ?? 'current', page],
    queryFn: ({ signal }) =>
      api.get<CpdRecord>('/cpd-entries/record', {
        query: [...(year ? [['year', year] as const] : []), ['page', page]],
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
