import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ImportView, PeopleDraft, RowView } from '../../../../domain/people/peopleImports/import.schema'
import type { App } from '../../../lib/app'
import { OWN } from '../../../lib/session/sessionQuery'

const POLL_MS = 1_500

/** Whether the server works on a list now. */
export const isAtWork = ({ status }: Pick<ImportView, 'status'>): boolean =>
  status === 'checking' || status === 'importing' || status === 'undoing'

/** The latest lists; asked for again while one is worked on. */
export const peopleImportsQuery = ({ api }: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: [OWN, 'people-imports'],
    queryFn: ({ signal }) => api.get<ImportView[]>('/people-imports', { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isAtWork) ? POLL_MS : false),
  })

/** How a file is to be read, where the guess is wrong. */
export interface DraftChoices {
  separator?: string
  encoding?: string
  headerRow?: string
}

/** A list before it is checked: its columns with samples. */
export const peopleDraftQuery = ({ api }: Pick<App, 'api'>, id: string, choices: DraftChoices) =>
  queryOptions({
    queryKey: [OWN, 'people-draft', id, choices],
    queryFn: ({ signal }) =>
      api.get<PeopleDraft>(`/people-imports/${id}/draft`, {
        signal,
        query: Object.entries(choices).filter((pair): pair is [string, string] => pair[1] !== undefined),
      }),
    placeholderData: keepPreviousData,
  })

export interface RowPage {
  rows: RowView[]
  count: number
  page: number
  pages: number
}

/** Which rows of a list are shown. */
export interface RowFilter {
  outcome?: RowView['outcome']
  status?: RowView['status']
  page: number
}

/** A page of the rows of a list; read again once the list stands otherwise. */
export const peopleRowsQuery = (
  { api }: Pick<App, 'api'>,
  { id, status, statuses, outcomes }: ImportView,
  { page, ...where }: RowFilter,
) =>
  queryOptions({
    queryKey: [OWN, 'people-rows', id, where, page, status, statuses, outcomes],
    queryFn: ({ signal }) =>
      api.get<RowPage>(`/people-imports/${id}/rows`, {
        signal,
        query: [...Object.entries(where), ['page', String(page)] as const],
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
