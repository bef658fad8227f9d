import { useQuery } from '@tanstack/react-query'
import type { StaffOpening } from '../../../../../domain/content/jobOpenings/jobOpenings.schema'
import { OPENING_STATUSES } from '../../../../../domain/content/jobOpenings/openingTexts.schema'
import { AdminList } from '../../../../components/list/AdminList'
import type { Column } from '../../../../components/list/DataTable'
import type { ListFilter } from '../../../../components/list/ListFilters'
import { Link } from '../../../../components/ui/Link'
import { useApp } from '../../../../lib/app'
import { formatDate, formatDay } from '../../../../lib/dates'
import { openingMessages } from '../../../../lib/messages/openingMessages'
import { optionsOf } from '../../../../lib/optionsOf'
import { useListQuery } from '../../../../lib/useListQuery'
import { deskPaths } from '../../../../deskPaths'
import { OpeningBadge } from '../OpeningBadge'
import { staffOpeningListQuery, staffOpeningSpec } from './staffOpeningQueries'

const FILTERS: readonly ListFilter[] = [
  { name: 'status', label: 'Status', emptyLabel: 'Any status', options: optionsOf(OPENING_STATUSES) },
]

const COLUMNS: readonly Column<StaffOpening>[] = [
  {
    id: 'title',
    header: 'Title',
    cell: ({ id, title }) => (
      <Link to={deskPaths.opening.build(id)} className="link inline-flex min-h-11 items-center">
        <bdi>{title}</bdi>
      </Link>
    ),
  },
  {
    id: 'organisation',
    header: 'Organisation',
    isMain: true,
    cell: ({ organisation }) => <bdi>{organisation}</bdi>,
  },
  {
    id: 'submitted',
    header: 'Submitted',
    cell: ({ submittedAt }) => <time dateTime={submittedAt}>{formatDate(submittedAt)}</time>,
  },
  {
    id: 'lastDay',
    header: 'Last day',
    cell: ({ lastDay }) => <time dateTime={lastDay}>{formatDay(lastDay)}</time>,
  },
  {
    id: 'status',
    header: 'Status',
    isMain: true,
    cell: ({ status, isOver }) => <OpeningBadge status={status} isOver={isOver} />,
  },
]

/** The openings that members and organisations submitted, for staff to decide. */
export const StaffOpeningTable = () => {
  const query = useListQuery(staffOpeningSpec)
  const result = useQuery(staffOpeningListQuery(useApp(), query))
  return (
    <AdminList
      list="openings"
      label="Job openings"
      searchLabel="Title, organisation or place"
      spec={staffOpeningSpec}
      query={query}
      filters={FILTERS}
      result={result}
      noun={{ one: 'job opening', many: 'job openings' }}
      empty={openingMessages.noneFound}
      failed={openingMessages.listFailed}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      nameOf={({ title }) => title}
    />
  )
}
