import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { SUBMISSION_STATUSES } from '../../../../domain/submissions/statuses.schema'
import type { SubmissionRow } from '../../../../domain/submissions/submissions.schema'
import { AdminList } from '../../../components/list/AdminList'
import type { Column } from '../../../components/list/DataTable'
import type { ListFilter } from '../../../components/list/ListFilters'
import { PaperBadge } from '../../../components/upload/PaperBadge'
import { useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/dates'
import { readListQuery } from '../../../lib/listQuery'
import { uploadMessages } from '../../../lib/messages/uploadMessages'
import { PaperDialog } from './PaperDialog'
import { paperListQuery, paperListSpec } from './paperDeskQueries'

const FILTERS: readonly ListFilter[] = [
  {
    name: 'status',
    label: 'Status',
    emptyLabel: 'Any status',
    options: Object.entries(SUBMISSION_STATUSES).map(([value, label]) => ({ value, label })),
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
  { id: 'sender', header: 'From', cell: ({ sender }) => <bdi>{sender}</bdi> },
  { id: 'division', header: 'Division', cell: ({ division }) => division ?? '–' },
  {
    id: 'received',
    header: 'Received',
    sort: 'createdAt',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
  },
  { id: 'status', header: 'Status', sort: 'status', cell: ({ status }) => <PaperBadge status={status} /> },
]

/** The papers that members sent in, for staff to decide. Source: issue 5, part 5. */
export const PaperTable = () => {
  const [search] = useSearchParams()
  const query = readListQuery(paperListSpec, search)
  const result = useQuery(paperListQuery(useApp(), query))
  const [openId, setOpenId] = useState<string | undefined>(search.get('open') ?? undefined)
  const opened = result.data?.docs.find(({ id }) => id === openId)
  return (
    <>
      <AdminList
        label="Submitted papers"
        searchLabel="Title, authors or abstract"
        spec={paperListSpec}
        query={query}
        filters={FILTERS}
        result={result}
        noun={{ one: 'paper', many: 'papers' }}
        empty={uploadMessages.noPapers}
        failed={uploadMessages.papersFailed}
        exportFrom="/api/submissions/list.csv"
        columns={columnsWith(setOpenId)}
        rowKey={({ id }) => id}
      />
      {opened && <PaperDialog paper={opened} onClose={() => setOpenId(undefined)} />}
    </>
  )
}
