import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { REMOVAL_STATES } from '../../../../../domain/membership/removals/removals.constants'
import type { RemovalRow } from '../../../../../domain/membership/removals/removals.schema'
import { formatMoney } from '../../../../../platform/moneyFormat.schema'
import { AdminList } from '../../../../components/list/AdminList'
import type { Column } from '../../../../components/list/DataTable'
import { ForColleagues } from '../../../../components/list/DecisionButtons'
import type { ListFilter } from '../../../../components/list/ListFilters'
import { Badge } from '../../../../components/ui/Badge'
import { Button } from '../../../../components/ui/Button'
import { Link } from '../../../../components/ui/Link'
import { useApp } from '../../../../lib/app'
import { formatDate } from '../../../../lib/dates'
import { removalMessages } from '../../../../lib/messages/removalMessages'
import { useListQuery } from '../../../../lib/useListQuery'
import { deskPaths } from '../../../../deskPaths'
import { ReminderList } from '../ReminderList'
import { type RemovalAction, RemovalDialog } from './RemovalDialog'
import { removalListQuery, removalListSpec } from './removalQueries'

const FILTERS: readonly ListFilter[] = [
  {
    name: 'state',
    label: 'Show',
    emptyLabel: REMOVAL_STATES.due,
    options: [{ value: 'unnoticed', label: REMOVAL_STATES.unnoticed }],
  },
]

interface Asked {
  row: RemovalRow
  action: RemovalAction
}

const Day = ({ iso }: { iso: string }) => (
  <time dateTime={iso} className="whitespace-nowrap">
    {formatDate(iso)}
  </time>
)

const columnsFor = (ask: (asked: Asked) => void): Column<RemovalRow>[] => [
  {
    id: 'member',
    header: 'Member',
    cell: ({ account, number }) => (
      <div>
        <Link to={deskPaths.user.build(account.id)} className="link inline-flex min-h-11 items-center">
          <bdi>{account.fullName || number}</bdi>
        </Link>
        <span className="block whitespace-nowrap text-ink-soft tabular-nums">{number}</span>
      </div>
    ),
  },
  {
    id: 'grace',
    header: 'Grace period ended',
    sort: 'graceUntil',
    cell: ({ expiresAt, graceUntil, moreTimeUntil }) => (
      <div>
        <Day iso={graceUntil} />
        <span className="block text-ink-soft">
          Expired <Day iso={expiresAt} />
        </span>
        {moreTimeUntil && <span className="block text-ink-soft">More time was given</span>}
      </div>
    ),
  },
  {
    id: 'notices',
    header: 'Notices',
    cell: ({ reminders, notifiedAt }) => (
      <div className="grid gap-1">
        {!notifiedAt && (
          <span>
            <Badge tone="stop">{REMOVAL_STATES.unnoticed}</Badge>
          </span>
        )}
        <ReminderList reminders={reminders} />
      </div>
    ),
  },
  {
    id: 'owed',
    header: 'Owes',
    isMain: true,
    cell: ({ owed }) => (
      <span className="tabular-nums">
        {owed.length > 0 ? owed.map(formatMoney).join(', ') : 'No invoice'}
      </span>
    ),
  },
  {
    id: 'decision',
    header: 'Decision',
    isMain: true,
    cell: (row) => (
      <ForColleagues owner={row.account.id}>
        <span className="flex flex-wrap gap-2">
          <Button
            onClick={() => ask({ row, action: 'removal' })}
            aria-label={`Remove ${row.account.fullName}`}
            isUnavailable={!row.notifiedAt}
          >
            Remove
          </Button>
          <Button
            onClick={() => ask({ row, action: 'more-time' })}
            aria-label={`Give more time to ${row.account.fullName}`}
          >
            More Time
          </Button>
        </span>
      </ForColleagues>
    ),
  },
]

/** The members whose grace period is over, with what staff decide about each. Source: issue 12, part 6. */
export const RemovalTable = () => {
  const query = useListQuery(removalListSpec)
  const result = useQuery(removalListQuery(useApp(), query))
  const [asked, setAsked] = useState<Asked>()
  return (
    <>
      <p className="max-w-text pb-6 text-ink-soft">
        {query.state === 'unnoticed' ? removalMessages.introUnnoticed : removalMessages.intro}
      </p>
      <AdminList
        list="removals"
        label="Members whose grace period is over"
        searchLabel="Name, email or membership ID"
        filters={FILTERS}
        spec={removalListSpec}
        query={query}
        result={result}
        noun={{ one: 'member', many: 'members' }}
        empty={removalMessages.none}
        failed={removalMessages.listFailed}
        columns={columnsFor(setAsked)}
        rowKey={({ id }) => id}
        nameOf={({ account, number }) => account.fullName || number}
      />
      {asked && <RemovalDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}
