import { useQuery } from '@tanstack/react-query'
import { APPLICATION_STATUSES } from '../../../../../domain/membership/applications/choices.schema'
import { APPLIED_GRADES } from '../../../../../domain/membership/applications/upgrades/ladder.schema'
import { REGION_LABELS, handlesMemberships } from '../../../../../collections/access/roles'
import { decidesApplications } from '../../../../../collections/access/regionPolicies.schema'
import type { ApplicationRow } from '../../../../../domain/membership/applications/review.schema'
import { AdminList, type AdminListProps } from '../../../../components/list/AdminList'
import type { Column } from '../../../../components/list/DataTable'
import type { ListFilter } from '../../../../components/list/ListFilters'
import { REGION_FILTER } from '../../../../components/list/regionFilter'
import { Badge } from '../../../../components/ui/Badge'
import { EmailText } from '../../../../components/ui/EmailText'
import { Link } from '../../../../components/ui/Link'
import { type App, useApp } from '../../../../lib/app'
import { formatDate } from '../../../../lib/dates'
import { type ListQuery } from '../../../../lib/listQuery'
import { useListQuery } from '../../../../lib/useListQuery'
import { adminMessages } from '../../../../lib/messages/adminMessages'
import { optionsOf } from '../../../../lib/optionsOf'
import { useSession } from '../../../../lib/session/useSession'
import { useRowChange } from '../../../../lib/useRowChange'
import { deskPaths } from '../../../../deskPaths'
import { ApplicationBadge } from './ApplicationBadge'
import { StatusSelect } from './StatusSelect'
import type { DecisionChange } from './decision.types'
import { startReview } from './startReview'
import { applicationListQuery, applicationListSpec, staffApplicationKeys } from './staffApplicationQueries'
import { useDecisionOutcome } from './useDecisionOutcome'

const FILTERS: readonly ListFilter[] = [
  { name: 'status', label: 'Status', emptyLabel: 'Any status', options: optionsOf(APPLICATION_STATUSES) },
  { name: 'grade', label: 'Membership type', emptyLabel: 'Any type', options: optionsOf(APPLIED_GRADES) },
]

const columnsFor = (
  decide: (change: DecisionChange) => void,
  canDecide: (row: ApplicationRow) => boolean,
): Column<ApplicationRow>[] => [
  {
    id: 'name',
    header: 'Name',
    sort: 'fullName',
    cell: ({ id, fullName, isLinked }) => (
      <span className="flex flex-wrap items-center gap-x-3">
        <Link to={deskPaths.application.build(id)} className="link inline-flex min-h-11 items-center">
          <bdi>{fullName}</bdi>
        </Link>
        {!isLinked && <Badge tone="stop">No account</Badge>}
      </span>
    ),
  },
  { id: 'email', header: 'Email', cell: ({ email }) => <EmailText email={email} /> },
  {
    id: 'type',
    header: 'Membership type',
    isMain: true,
    sort: 'membershipType',
    cell: ({ membershipType }) => APPLIED_GRADES[membershipType],
  },
  {
    id: 'region',
    header: 'Region',
    sort: 'region',
    cell: ({ region }) => (region ? REGION_LABELS[region] : 'Not set'),
  },
  {
    id: 'received',
    header: 'Received',
    sort: 'createdAt',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="whitespace-nowrap">
        {formatDate(createdAt)}
      </time>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    isMain: true,
    sort: 'status',
    cell: (row) =>
      canDecide(row) ? (
        <StatusSelect {...row} name={row.fullName} onDecide={decide} />
      ) : (
        <ApplicationBadge status={row.status} />
      ),
  },
]

/** Decides from the list: shown at once, undone when the server refuses. */
const useDecide = (query: ListQuery): ((change: DecisionChange) => void) => {
  const { send, complain } = useDecisionOutcome()
  const app = useApp()
  const { mutate } = useRowChange<ApplicationRow, DecisionChange>({
    listKey: applicationListQuery(app, query).queryKey,
    kindKey: staffApplicationKeys.lists,
    isRow: (row, { id }) => row.id === id,
    apply: (row, { status }) => ({ ...row, status }),
    send,
    onFailed: complain,
  })
  return mutate
}

/** What is done with many applications: each is approved or rejected by itself, once somebody has read it. */
const manyOf = ({ api, queryClient }: App, me: string): AdminListProps<ApplicationRow>['many'] => ({
  actions: [
    {
      label: 'Start Review',
      willBe: 'will be under review, and each applicant told by email',
      was: 'under review',
      leftOut: ({ status, user, isLinked }) => {
        if (status !== 'pending') return 'under review or decided'
        if (!isLinked) return 'no account'
        return user === me ? 'your own: a colleague decides' : undefined
      },
      run: ({ id }) => startReview(api, id),
    },
  ],
  pageOf: (query) => queryClient.query(applicationListQuery({ api }, query)),
  refresh: () => void queryClient.invalidateQueries({ queryKey: staffApplicationKeys.lists }),
})

/**
 * The applications, with what administrators and registrars decide about them; who has a role for a region sees
 * those of the region. Source: spec.md section 2, "/admin".
 */
export const ApplicationTable = () => {
  const { user } = useSession()
  const isOfAll = handlesMemberships(user)
  const query = useListQuery(applicationListSpec)
  const app = useApp()
  const result = useQuery(applicationListQuery(app, query))
  const decide = useDecide(query)
  const columns = columnsFor(
    decide,
    (row) => decidesApplications(user) && row.user !== user?.id, // nobody decides their own matters
  )
  return (
    <AdminList
      list="applications"
      label="Membership applications"
      searchLabel="Name, email or institution"
      spec={applicationListSpec}
      query={query}
      filters={isOfAll ? [...FILTERS, REGION_FILTER] : FILTERS}
      result={result}
      noun={{ one: 'application', many: 'applications' }}
      empty={adminMessages.noApplications}
      failed={adminMessages.applicationsFailed}
      exportFrom={isOfAll ? '/api/applications/list' : undefined}
      columns={columns}
      many={user && decidesApplications(user) ? manyOf(app, user.id) : undefined}
      rowKey={({ id }) => id}
      nameOf={({ fullName }) => fullName}
    />
  )
}
