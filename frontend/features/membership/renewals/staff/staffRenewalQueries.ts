import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { RENEWAL_STATUSES } from '../../../../../domain/membership/renewals/choices.schema'
import type { RenewalList } from '../../../../../domain/membership/renewals/renewals.schema'
import type { App } from '../../../../lib/app'
import { type ListQuery, type ListSpec, listPairs } from '../../../../lib/listQuery'
import { OWN } from '../../../../lib/session/sessionQuery'
import { deskPaths } from '../../../../deskPaths'
import { RENEWAL_SORTS } from '../../../../../domain/membership/renewals/sorts.constants'

export const renewalListSpec: ListSpec = {
  path: deskPaths.renewals.path,
  filters: { status: Object.keys(RENEWAL_STATUSES) },
  sorts: RENEWAL_SORTS,
}

export const renewalListsKey = [OWN, 'staff-renewals', 'list'] as const

/** A page of the requests that a filter leaves. */
export const renewalListQuery = ({ api }: Pick<App, 'api'>, query: ListQuery) =>
  queryOptions({
    queryKey: [...renewalListsKey, query],
    queryFn: ({ signal }) => api.get<RenewalList>('/renewals/list', { query: listPairs(query), signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
