import { useQuery } from '@tanstack/react-query'
import { MEMBERSHIP_STATUSES } from '../../../domain/membership/memberships/grades.schema'
import {
  REGION_LABELS,
  ROLE_LABELS,
  handlesMemberships,
  isAdmin,
  readsPeople,
} from '../../../collections/access/roles'
import type { AccountRow } from '../../../domain/accounts/accountAdministration/accounts.schema'
import { AdminList, type AdminListProps } from '../../components/list/AdminList'
import type { Column } from '../../components/list/DataTable'
import type { ListFilter } from '../../components/list/ListFilters'
import { REGION_FILTER } from '../../components/list/regionFilter'
import { Badge } from '../../components/ui/Badge'
import { Button } from '../../components/ui/Button'
import { EmailText } from '../../components/ui/EmailText'
import { Link } from '../../components/ui/Link'
import { type App, useApp } from '../../lib/app'
import { formatDate } from '../../lib/dates'
import { useListQuery } from '../../lib/useListQuery'
import { adminMessages } from '../../lib/messages/adminMessages'
import { optionsOf } from '../../lib/optionsOf'
import { useSession } from '../../lib/session/useSession'
import { useBegin } from '../../lib/useBegin'
import { deskPaths } from '../../deskPaths'
import { MembershipBadge } from './MembershipBadge'
import { NewPersonDialog } from './NewPersonDialog'
import { RegionSelect } from './RegionSelect'
import { RoleCell } from './RoleCell'
import { accountKeys, accountListQuery, accountListSpec } from './accountQueries'
import { useAccountChanges } from './useAccountChanges'

const STATUS_FILTER: ListFilter = {
  name: 'status',
  label: 'Membership',
  emptyLabel: 'Any status',
  options: optionsOf(MEMBERSHIP_STATUSES),
}
const FILTERS: readonly ListFilter[] = [
  { name: 'role', label: 'Role', emptyLabel: 'Any role', options: optionsOf(ROLE_LABELS) },
  STATUS_FILTER,
  REGION_FILTER,
  {
    name: 'locked',
    label: 'Access',
    emptyLabel: 'Locked or not',
    options: optionsOf({ no: 'Not locked', yes: 'Locked' }),
  },
]

const useColumns = (
  { isForAdmins, opensAccounts }: { isForAdmins: boolean; opensAccounts: boolean },
  { changeRole, changeRegion }: Pick<ReturnType<typeof useAccountChanges>, 'changeRole' | 'changeRegion'>,
): Column<AccountRow>[] => [
  {
    id: 'name',
    header: 'Name',
    sort: 'fullName',
    cell: ({ id, fullName, isLocked }) => (
      <span className="flex flex-wrap items-center gap-x-3">
        {opensAccounts ? (
          <Link to={deskPaths.user.build(id)} className="link inline-flex min-h-11 items-center">
            <bdi>{fullName}</bdi>
          </Link>
        ) : (
          <bdi>{fullName}</bdi>
        )}
        {isLocked && <Badge tone="stop">Locked</Badge>}
      </span>
    ),
  },
  { id: 'email', header: 'Email', sort: 'email', cell: ({ email }) => <EmailText email={email} /> },
  {
    id: 'status',
    header: 'Membership status',
    isMain: true,
    cell: ({ membershipStatus }) => <MembershipBadge status={membershipStatus} />,
  },
  {
    id: 'region',
    header: 'Region',
    isMain: true,
    sort: 'region',
    cell: ({ id, fullName, region }) =>
      isForAdmins ? (
        <RegionSelect
          name={fullName}
          region={region}
          onChange={(to) => changeRegion({ id, region: to, was: region })}
        />
      ) : region ? (
        REGION_LABELS[region]
      ) : (
        'Not set'
      ),
  },
  {
    id: 'joined',
    header: 'Joined',
    sort: 'joinedAt',
    cell: ({ joinedAt }) => (
      <time dateTime={joinedAt} className="whitespace-nowrap">
        {formatDate(joinedAt)}
      </time>
    ),
  },
  ...(isForAdmins
    ? [
        {
          id: 'roles',
          header: 'Roles',
          cell: (account: AccountRow) => (
            <RoleCell account={account} onToggle={(role, has) => changeRole({ id: account.id, role, has })} />
          ),
        },
      ]
    : []),
]

/** What is done with many people. */
const manyOf = ({ api, queryClient }: App): AdminListProps<AccountRow>['many'] => ({
  actions: [
    {
      label: 'Invite',
      willBe: 'will get an email with a link to choose a password',
      was: 'invited',
      leftOut: ({ canBeInvited }) =>
        canBeInvited ? undefined : 'invited already, with an account of their own, or without an address',
      run: ({ id }) => api.post(`/users/${encodeURIComponent(id)}/invitation`, {}),
    },
  ],
  pageOf: (query) => queryClient.query(accountListQuery({ api }, query)),
  refresh: () => void queryClient.invalidateQueries({ queryKey: accountKeys.lists }),
})

/** The way in for somebody who did not sign up. */
const NewPerson = () => {
  const [isOpen, setOpen] = useBegin()
  return (
    <div className="mb-4">
      <Button onClick={() => setOpen(true)}>New Person</Button>
      {isOpen && <NewPersonDialog onClose={() => setOpen(false)} />}
    </div>
  )
}

/**
 * The accounts, with what staff change about them. A chapter lead sees those of the own region. Source:
 * spec.md section 2, "/admin".
 * @param beside what staff who read everybody's record see of an account that is open beside the list
 */
export const AccountTable = ({ beside }: Pick<AdminListProps<AccountRow>, 'beside'>) => {
  const { user } = useSession()
  const isForAdmins = isAdmin(user)
  const app = useApp()
  const query = useListQuery(accountListSpec)
  const result = useQuery(accountListQuery(app, query))
  const { reauthenticationDialog, ...changes } = useAccountChanges(query)
  const columns = useColumns({ isForAdmins, opensAccounts: readsPeople(user) }, changes)
  return (
    <>
      {handlesMemberships(user) && <NewPerson />}
      <AdminList
        list="accounts"
        label="Users"
        searchLabel="Name or email"
        spec={accountListSpec}
        query={query}
        filters={isForAdmins ? FILTERS : [STATUS_FILTER]}
        result={result}
        noun={{ one: 'user', many: 'users' }}
        empty={adminMessages.noUsers}
        failed={adminMessages.usersFailed}
        exportFrom="/api/users/list"
        columns={columns}
        many={handlesMemberships(user) ? manyOf(app) : undefined}
        {...(readsPeople(user) && beside && { beside })}
        rowKey={({ id }) => id}
        nameOf={({ fullName }) => fullName}
      />
      {reauthenticationDialog}
    </>
  )
}
