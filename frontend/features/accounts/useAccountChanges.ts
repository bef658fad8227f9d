import type { Region, Role } from '../../../collections/access/roles'
import type { AccountRow } from '../../../domain/accounts/accountAdministration/accounts.schema'
import { useReauthentication } from '../../components/reauthentication/useReauthentication'
import { ApiError } from '../../lib/ApiError'
import { useApp } from '../../lib/app'
import { errorText } from '../../lib/errorText'
import type { ListQuery } from '../../lib/listQuery'
import { adminMessages } from '../../lib/messages/adminMessages'
import { messages } from '../../lib/messages/messages'
import { useToast } from '../../lib/toasts'
import { useRowChange } from '../../lib/useRowChange'
import { accountKeys, accountListQuery } from './accountQueries'

interface RoleChange {
  id: string
  role: Role
  /** Whether the account has it now. */
  has: boolean
}

interface RegionChange {
  id: string
  region: Region
  was: Region | null
}

const isRow = (row: AccountRow, { id }: { id: string }): boolean => row.id === id

/** Why it failed, when the server says more than the toast's own text does. */
const reason = (error: unknown, text: string): string | undefined => {
  const said = errorText(error, messages.unexpected)
  return said === text ? undefined : said
}

/**
 * What staff change in the list of accounts: shown at once, undone when the server refuses. Source: spec.md
 * section 8, "Admin".
 */
export const useAccountChanges = (query: ListQuery) => {
  const app = useApp()
  const showToast = useToast()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const { queryKey: listKey } = accountListQuery(app, query)
  const tell = (title: string): void => showToast({ tone: 'success', title })
  const complain = (title: string, error: unknown): void =>
    showToast({ tone: 'error', title, description: reason(error, title) })

  const { mutate: changeRole } = useRowChange<AccountRow, RoleChange>({
    listKey,
    kindKey: accountKeys.lists,
    isRow,
    apply: (row, { role, has }) => ({
      ...row,
      roles: has ? row.roles?.filter((one) => one !== role) : [...(row.roles ?? []), role],
    }),
    send: ({ id, role, has }) =>
      withReauthentication(() =>
        has ? app.api.delete(`/users/${id}/roles/${role}`) : app.api.post(`/users/${id}/roles`, { role }),
      ),
    onDone: ({ role, has }) => tell(has ? adminMessages.roleRemoved(role) : adminMessages.roleAdded(role)),
    onFailed: (error, { role, has }) =>
      complain(has ? adminMessages.roleRemoveFailed(role) : adminMessages.roleAddFailed(role), error),
  })

  const { mutate: changeRegion } = useRowChange<AccountRow, RegionChange>({
    listKey,
    kindKey: accountKeys.lists,
    isRow,
    apply: (row, { region }) => ({ ...row, region }),
    send: ({ id, region, was }) =>
      withReauthentication(() => app.api.post(`/users/${id}/region`, { region, was })),
    onDone: () => tell(adminMessages.regionUpdated),
    onFailed: (error) =>
      complain(
        adminMessages.regionFailed,
        error instanceof ApiError && error.status === 409
          ? new ApiError(409, error.code, adminMessages.versionConflict)
          : error,
      ),
  })

  return { changeRole, changeRegion, reauthenticationDialog }
}
