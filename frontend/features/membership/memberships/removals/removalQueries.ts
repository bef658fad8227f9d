import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { REMOVAL_SORTS } from '../../../../../domain/membership/removals/removals.constants'
import type { RemovalList } from '../../../../../domain/membership/removals/removals.schema'
import type { App } from '../../../../lib/app'
import { type ListQuery, type ListSpec, listPairs } from '../../../../lib/listQuery'
import { OWN } from '../../../../lib/session/sessionQuery'
import { deskPaths } from '../../../../deskPaths'

export const removalListSpec: ListSpec = {
  path: deskPaths.removals.path,
  filters: { state: ['unnoticed'] },
  sorts: REMOVAL_SORTS,
}

/** A page of the members whose grace period is over. */
export const removalListQuery = ({ api }: Pick<App, 'api'>, query: ListQuery) =>
  queryOptions({
    queryKey: [OWN, 'staff-removals', query],
    queryFn: ({ signal }) =>
      api.get<RemovalList>('/memberships/due-for-removal', { query: listPairs(query), signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
