import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ListDefinition, RecordKind } from '../../../../domain/office/savedLists/listFields.schema'
import type {
  ListCount,
  ListRowsPage,
  SavedListPage,
  SavedListView,
} from '../../../../domain/office/savedLists/listRows.schema'
import type { App } from '../../../lib/app'
import { type ListQuery, type ListSpec, listPairs } from '../../../lib/listQuery'
import { definitionPairs } from '../../../lib/savedListAddress'
import { OWN } from '../../../lib/session/sessionQuery'
import { deskPaths } from '../../../deskPaths'

type Api = Pick<App, 'api'>

export const savedListKeys = { all: [OWN, 'saved-lists'] } as const

export const savedListSpec: ListSpec = { path: deskPaths.lists.path, filters: {}, sorts: [''] }

/** Over many people a list takes a moment. */
const LIST_TIMEOUT_MS = 30_000

/** A page of the lists that somebody may see. */
export const savedListsQuery = ({ api }: Api, query: ListQuery) =>
  queryOptions({
    queryKey: [...savedListKeys.all, 'lists', query],
    queryFn: ({ signal }) => api.get<SavedListPage>('/saved-lists', { query: listPairs(query), signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** A saved list, without its rows. */
export const savedListQuery = ({ api }: Api, id: string) =>
  queryOptions({
    queryKey: [...savedListKeys.all, 'one', id],
    queryFn: ({ signal }) =>
      api.get<SavedListView>(`/saved-lists/${encodeURIComponent(id)}/saved`, { signal }),
    staleTime: 0,
  })

/** How many a saved list holds now. */
export const listCountQuery = ({ api }: Api, id: string) =>
  queryOptions({
    queryKey: [...savedListKeys.all, 'count', id],
    queryFn: ({ signal }) =>
      api.get<ListCount>(`/saved-lists/${id}/count`, {
        signal,
        timeoutMs: LIST_TIMEOUT_MS,
      }),
    staleTime: 60_000,
  })

/** A page of what a definition finds. */
export const listRowsQuery = (
  { api }: Api,
  definition: ListDefinition,
  { sort, page }: { sort: string; page: number },
) =>
  queryOptions({
    queryKey: [...savedListKeys.all, 'rows', definition, sort, page],
    queryFn: ({ signal }) =>
      api.get<ListRowsPage>('/saved-lists/rows', {
        query: [...definitionPairs(definition), ['sort', sort], ['page', page]],
        signal,
        timeoutMs: LIST_TIMEOUT_MS,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Records that a condition can name: those of some ids, or those whose name has a text. */
export const listRecordsQuery = (
  { api }: Api,
  of: RecordKind,
  { q = '', ids = [] }: { q?: string; ids?: readonly string[] },
) =>
  queryOptions({
    queryKey: [...savedListKeys.all, 'records', of, q, ids],
    queryFn: ({ signal }) =>
      api.get<{ docs: { id: string; name: string }[] }>('/saved-lists/records', {
        query: [
          ['of', of],
          ...(q ? [['q', q] as const] : []),
          ...(ids.length > 0 ? [['ids', ids.join(',')] as const] : []),
        ],
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
