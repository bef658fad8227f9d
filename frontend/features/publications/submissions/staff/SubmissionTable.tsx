import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { SUBMISSION_STATUSES } from '../../../../../domain/publications/submissions/statuses.schema'
import type { SubmissionRow } from '../../../../../domain/publications/submissions/submissions.schema'
import { AdminList } from '../../../../components/list/AdminList'
import type { Column } from '../../../../components/list/DataTable'
import type { ListFilter } from '../../../../components/list/ListFilters'
import { SubmissionBadge } from '../../../../components/upload/SubmissionBadge'
import { useApp } from '../../../../lib/app'
import { formatDate } from '../../../../lib/dates'
import { optionsOf } from '../../../../lib/optionsOf'
import { useListQuery } from '../../../../lib/useListQuery'
import { uploadMessages } from '../../../../lib/messages/uploadMessages'
import { SubmissionDialog } from './SubmissionDialog'
import { callsQuery } from '../submissionQueries'
import { submissionListQuery, submissionListSpec } from './staffSubmissionQueries'

const filtersWith = (calls: readonly { id: string; title: string }[]): ListFilter[] => [
  {
    name: 'status',
    label: 'Status',
    emptyLabel: 'Any status',
    options: optionsOf(SUBMISSION_STATUSES),
  },
  {
    name: 'event',
    label: 'Event',
    emptyLabel: 'All papers',
    options: calls.map(({ id, title }) => ({ value: id, label: title })),
  },
]

const columnsWith = (open: (id: string) => void): Column<SubmissionRow>[] => [
  {
    id: 'title',
    header: 'Title',
    sort: 'title',
    cell: ({ id, title }) => (
      <button type="button" className="link min-h-11 text-start" onClick={() => open(id)}>
        <bdi>{title}</bdi>
      </button>
    ),
  },
  { id: 'sender', header: 'From', isMain: true, cell: ({ sender }) => <bdi>{sender}</bdi> },
  { id: 'division', header: 'Division', cell: ({ division }) => division ?? '–' },
  { id: 'event', header: 'Event', cell: ({ event }) => <bdi>{event?.title ?? '–'}</bdi> },
  {
    id: 'received',
    header: 'Received',
    sort: 'createdAt',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
  },
  {
    id: 'status',
    header: 'Status',
    isMain: true,
    sort: 'status',
    cell: ({ status }) => <SubmissionBadge status={status} />,
  },
]

/** The papers that members sent in, for staff to decide. Source: issue 5, part 5. */
export const SubmissionTable = () => {
  const [search] = useSearchParams()
  const query = useListQuery(submissionListSpec)
  const app = useApp()
  const result = useQuery(submissionListQuery(app, query))
  const { data: calls = [] } = useQuery({ ...callsQuery(app), throwOnError: false })
  const [openId, setOpenId] = useState<string | undefined>(search.get('open') ?? undefined)
  const opened = result.data?.docs.find(({ id }) => id === openId)
  return (
    <>
      <AdminList
        list="submissions"
        label="Submitted papers"
        searchLabel="Title, authors or abstract"
        spec={submissionListSpec}
        query={query}
        filters={filtersWith(calls)}
        result={result}
        noun={{ one: 'paper', many: 'papers' }}
        empty={uploadMessages.noPapers}
        failed={uploadMessages.papersFailed}
        exportFrom="/api/submissions/list"
        columns={columnsWith(setOpenId)}
        rowKey={({ id }) => id}
        nameOf={({ title }) => title}
      />
      {opened && <SubmissionDialog paper={opened} onClose={() => setOpenId(undefined)} />}
    </>
  )
}
