import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { MEMBERSHIP_STATUSES } from '../../../domain/membership/memberships/grades.schema'
import { REGIONS, ROLES } from '../../../collections/access/roles'
import type {
  AccountDetail,
  AccountList,
  RoleGrant,
} from '../../../domain/accounts/accountAdministration/accounts.schema'
import type { App } from '../../lib/app'
import { type ListQuery, type ListSpec, listPairs } from '../../lib/listQuery'
import { OWN } from '../../lib/session/sessionQuery'
import { deskPaths } from '../../deskPaths'
import { ACCOUNT_SORTS } from '../../../domain/accounts/accountAdministration/sorts.constants'

export const accountListSpec: ListSpec = {
  path: deskPaths.users.path,
  filters: { role: ROLES, status: Object.keys(MEMBERSHIP_STATUSES), region: REGIONS, locked: ['yes', 'no'] },
  sorts: ACCOUNT_SORTS,
}

export const accountKeys = {
  lists: [OWN, 'accounts', 'list'],
  details: [OWN, 'accounts', 'detail'],
} as const

/** A page of the accounts that a filter leaves. */
export const accountListQuery = ({ api }: Pick<App, 'api'>, query: ListQuery) =>
  queryOptions({
    queryKey: [...accountKeys.lists, query],
    queryFn: ({ signal }) => api.get<AccountList>('/users/list', { query: listPairs(query), signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** The roles of who is signed in. */
export const ownRolesQuery = ({ api }: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: [OWN, 'roles'],
    queryFn: ({ signal }) => api.get<RoleGrant[]>('/users/me/roles', { signal }),
    staleTime: 0,
  })

/** An account as staff see it. */
export const accountQuery = ({ api }: Pick<App, 'api'>, id: string) =>
  queryOptions({
    queryKey: [...accountKeys.details, id],
    queryFn: ({ signal }) => api.get<AccountDetail>(`/users/${encodeURIComponent(id)}/account`, { signal }),
    staleTime: 0,
  })
