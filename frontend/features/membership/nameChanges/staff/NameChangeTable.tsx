import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type {
  NameChangeDecision,
  NameChangeRow,
} from '../../../../../domain/membership/nameChanges/nameChange.schema'
import {
  NAME_CHANGE_STATUSES,
  type NameChangeStatus,
} from '../../../../../domain/membership/nameChanges/statuses.schema'
import { AdminList } from '../../../../components/list/AdminList'
import type { Column } from '../../../../components/list/DataTable'
import { DecisionButtons } from '../../../../components/list/DecisionButtons'
import type { ListFilter } from '../../../../components/list/ListFilters'
import { Badge, type BadgeTone } from '../../../../components/ui/Badge'
import { Link } from '../../../../components/ui/Link'
import { useApp } from '../../../../lib/app'
import { formatDate } from '../../../../lib/dates'
import { optionsOf } from '../../../../lib/optionsOf'
import { useListQuery } from '../../../../lib/useListQuery'
import { nameChangeMessages } from '../../../../lib/messages/nameChangeMessages'
import { deskPaths } from '../../../../deskPaths'
import { NameChangeDialog } from './NameChangeDialog'
import { nameChangeListQuery, nameChangeListSpec } from './staffNameChangeQueries'
import { useNameChangeDecision } from './useNameChangeDecision'

const TONES: Record<NameChangeStatus, BadgeTone> = {
  requested: 'warning',
  approved: 'good',
  declined: 'stop',
  withdrawn: 'neutral',
}

const FILTERS: readonly ListFilter[] = [
  {
    name: 'status',
    label: 'Status',
    emptyLabel: 'Any status',
    options: optionsOf(NAME_CHANGE_STATUSES),
  },
]

interface Asked {
  row: NameChangeRow
  to: NameChangeDecision['status']
}

const Words = ({ children }: { children: string }) => (
  <span className="text-ink-soft wrap-anywhere" dir="auto">
    {children}
  </span>
)

const columnsFor = (ask: (asked: Asked) => void): Column<NameChangeRow>[] => [
  {
    id: 'from',
    header: 'Registered name',
    cell: ({ user, from, number }) => (
      <span className="grid">
        <Link
          to={deskPaths.user.build(user)}
          className="link inline-flex min-h-11 items-center wrap-anywhere"
        >
          <bdi>{from}</bdi>
        </Link>
        {number && <span className="whitespace-nowrap text-ink-soft tabular-nums">{number}</span>}
      </span>
    ),
  },
  {
    id: 'name',
    header: 'Requested name',
    isMain: true,
    cell: ({ name, reason }) => (
      <span className="grid gap-1">
        <bdi className="font-semibold wrap-anywhere">{name}</bdi>
        <Words>{reason}</Words>
      </span>
    ),
  },
  {
    id: 'document',
    header: 'Document',
    cell: ({ id, name, status }) =>
      status === 'withdrawn' ? (
        <span className="text-ink-soft">Deleted</span>
      ) : (
        <a
          href={`/api/name-changes/${id}/document`}
          target="_blank"
          rel="noreferrer"
          className="link inline-flex min-h-11 items-center"
        >
          Open<span className="sr-only"> the document for {name} (in a new tab)</span>
        </a>
      ),
  },
  {
    id: 'asked',
    header: 'Requested',
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
    sort: 'status',
    cell: ({ status, decidedAt, decidedBy, note, feedback }) => (
      <span className="grid gap-1">
        <span>
          <Badge tone={TONES[status]}>{NAME_CHANGE_STATUSES[status]}</Badge>
        </span>
        {decidedAt && (
          <span className="text-ink-soft break-all">
            <time dateTime={decidedAt}>{formatDate(decidedAt)}</time>
            {decidedBy && `, ${decidedBy}`}
          </span>
        )}
        {note && <Words>{note}</Words>}
        {feedback && <Words>{feedback}</Words>}
      </span>
    ),
  },
  {
    id: 'decision',
    header: 'Decision',
    isMain: true,
    cell: (row) => (
      <DecisionButtons
        about={`the name ${row.name}`}
        owner={row.user}
        isOpen={row.status === 'requested'}
        accept="Approve"
        onAccept={() => ask({ row, to: 'approved' })}
        onDecline={() => ask({ row, to: 'declined' })}
      />
    ),
  },
]

/**
 * The requests to change a registered name, with what administrators decide about them; the decided ones are
 * its history.
 */
export const NameChangeTable = () => {
  const query = useListQuery(nameChangeListSpec)
  const result = useQuery(nameChangeListQuery(useApp(), query))
  const decide = useNameChangeDecision(query)
  const [asked, setAsked] = useState<Asked>()
  const close = (): void => setAsked(undefined)
  return (
    <>
      <AdminList
        list="nameChanges"
        label="Changes of name"
        searchLabel="Old or new name"
        filters={FILTERS}
        spec={nameChangeListSpec}
        query={query}
        result={result}
        noun={{ one: 'request', many: 'requests' }}
        empty={nameChangeMessages.none}
        failed={nameChangeMessages.listFailed}
        columns={columnsFor(setAsked)}
        rowKey={({ id }) => id}
        nameOf={({ from }) => from}
      />
      {asked && (
        <NameChangeDialog
          {...asked}
          onClose={close}
          onDecide={(change) => {
            close()
            decide(change)
          }}
        />
      )}
    </>
  )
}
