import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { NameChangeList } from '../../../../../domain/membership/nameChanges/nameChange.schema'
import { NAME_CHANGE_STATUSES } from '../../../../../domain/membership/nameChanges/statuses.schema'
import type { App } from '../../../../lib/app'
import { type ListQuery, type ListSpec, listPairs } from '../../../../lib/listQuery'
import { OWN } from '../../../../lib/session/sessionQuery'
import { deskPaths } from '../../../../deskPaths'
import { NAME_CHANGE_SORTS } from '../../../../../domain/membership/nameChanges/sorts.constants'

export const nameChangeListSpec: ListSpec = {
  path: deskPaths.nameChanges.path,
  filters: { status: Object.keys(NAME_CHANGE_STATUSES) },
  sorts: NAME_CHANGE_SORTS,
}

export const nameChangeListsKey = [OWN, 'staff-name-changes', 'list'] as const

/** A page of the requests that a filter leaves. */
export const nameChangeListQuery = ({ api }: Pick<App, 'api'>, query: ListQuery) =>
  queryOptions({
    queryKey: [...nameChangeListsKey, query],
    queryFn: ({ signal }) =>
      api.get<NameChangeList>('/name-changes/list', { query: listPairs(query), signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
