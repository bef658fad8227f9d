import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OwnHistory } from '../../../../domain/membership/memberships/membershipRecord.schema'
import type { App } from '../../../lib/app'
import { OWN } from '../../../lib/session/sessionQuery'

/** A page of what happened to the own membership. */
export const ownHistoryQuery = ({ api }: Pick<App, 'api'>, page: number) =>
  queryOptions({
    queryKey: [OWN, 'membership-history', page],
    queryFn: ({ signal }) =>
      api.get<OwnHistory>('/memberships/mine/history', { query: [['page', page]], signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
