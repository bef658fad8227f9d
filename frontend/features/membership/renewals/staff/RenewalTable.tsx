import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { handlesMemberships } from '../../../../../collections/access/policies.schema'
import {
  RENEWAL_STATUSES,
  type RenewalStatus,
} from '../../../../../domain/membership/renewals/choices.schema'
import type { RenewalRow } from '../../../../../domain/membership/renewals/renewals.schema'
import { AdminList, type AdminListProps } from '../../../../components/list/AdminList'
import type { Column } from '../../../../components/list/DataTable'
import { DecisionButtons } from '../../../../components/list/DecisionButtons'
import type { ListFilter } from '../../../../components/list/ListFilters'
import { Badge, type BadgeTone } from '../../../../components/ui/Badge'
import { Link } from '../../../../components/ui/Link'
import { type App, useApp } from '../../../../lib/app'
import { formatDate } from '../../../../lib/dates'
import { optionsOf } from '../../../../lib/optionsOf'
import { useSession } from '../../../../lib/session/useSession'
import { useListQuery } from '../../../../lib/useListQuery'
import { renewalMessages } from '../../../../lib/messages/renewalMessages'
import { deskPaths } from '../../../../deskPaths'
import { confirmRenewal } from './confirmRenewal'
import { type RenewalChange, RenewalDialog } from './RenewalDialog'
import { renewalListQuery, renewalListSpec, renewalListsKey } from './staffRenewalQueries'
import { useRenewalDecision } from './useRenewalDecision'
import { FORMER_MEMBER } from '../../../../../domain/people/profiles/formerPeople.schema'

const TONES: Record<RenewalStatus, BadgeTone> = {
  requested: 'warning',
  done: 'good',
  declined: 'stop',
  withdrawn: 'neutral',
}

const FILTERS: readonly ListFilter[] = [
  {
    name: 'status',
    label: 'Status',
    emptyLabel: 'Any status',
    options: optionsOf(RENEWAL_STATUSES),
  },
]

interface Asked {
  row: RenewalRow
  to: RenewalChange['status']
}

const Day = ({ iso }: { iso: string }) => (
  <time dateTime={iso} className="whitespace-nowrap">
    {formatDate(iso)}
  </time>
)

const columnsFor = (ask: (asked: Asked) => void): Column<RenewalRow>[] => [
  {
    id: 'member',
    header: 'Member',
    cell: ({ account }) =>
      account.fullName ? (
        <Link to={deskPaths.user.build(account.id)} className="link inline-flex min-h-11 items-center">
          <bdi>{account.fullName}</bdi>
        </Link>
      ) : (
        FORMER_MEMBER
      ),
  },
  {
    id: 'number',
    header: 'Membership ID',
    cell: ({ number }) => <span className="whitespace-nowrap tabular-nums">{number ?? 'None'}</span>,
  },
  {
    id: 'expires',
    header: 'Expires',
    cell: ({ expiresAt }) => (expiresAt ? <Day iso={expiresAt} /> : 'Not set'),
  },
  { id: 'years', header: 'Years', sort: 'years', cell: ({ years }) => years },
  { id: 'asked', header: 'Requested', sort: 'createdAt', cell: ({ createdAt }) => <Day iso={createdAt} /> },
  {
    id: 'status',
    header: 'Status',
    isMain: true,
    sort: 'status',
    cell: (row) => (
      <span className="grid gap-1">
        <span>
          <Badge tone={TONES[row.status]}>{RENEWAL_STATUSES[row.status]}</Badge>
        </span>
        {row.note && (
          <span className="text-ink-soft wrap-anywhere" dir="auto">
            {row.note}
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'decision',
    header: 'Decision',
    isMain: true,
    cell: (row) => (
      <DecisionButtons
        about={`the renewal of ${row.account.fullName}`}
        owner={row.account.id}
        isOpen={row.status === 'requested'}
        accept="Confirm"
        onAccept={() => ask({ row, to: 'done' })}
        onDecline={() => ask({ row, to: 'declined' })}
      />
    ),
  },
]

/** What is done with many requests. */
const manyOf = ({ api, queryClient }: App, me: string): AdminListProps<RenewalRow>['many'] => ({
  actions: [
    {
      label: 'Confirm',
      willBe: 'will be confirmed: each membership is extended, and its member told by email',
      was: 'confirmed',
      leftOut: ({ status, account }) => {
        if (status !== 'requested') return 'decided or withdrawn'
        return account.id === me ? 'your own: a colleague decides' : undefined
      },
      run: ({ id }) => confirmRenewal(api, id),
    },
  ],
  pageOf: (query) => queryClient.query(renewalListQuery({ api }, query)),
  refresh: () => void queryClient.invalidateQueries({ queryKey: renewalListsKey }),
})

/** The requests to renew, with what administrators decide about them. Source: issue 5, part 4. */
export const RenewalTable = () => {
  const app = useApp()
  const { user } = useSession()
  const query = useListQuery(renewalListSpec)
  const result = useQuery(renewalListQuery(app, query))
  const decide = useRenewalDecision(query)
  const [asked, setAsked] = useState<Asked>()
  const close = (): void => setAsked(undefined)
  return (
    <>
      <AdminList
        list="renewals"
        label="Renewal requests"
        searchLabel="Name, email or membership ID"
        filters={FILTERS}
        spec={renewalListSpec}
        query={query}
        result={result}
        noun={{ one: 'request', many: 'requests' }}
        empty={renewalMessages.none}
        failed={renewalMessages.listFailed}
        exportFrom="/api/renewals/list"
        columns={columnsFor(setAsked)}
        many={user && handlesMemberships(user) ? manyOf(app, user.id) : undefined}
        rowKey={({ id }) => id}
        nameOf={({ account }) => account.fullName || FORMER_MEMBER}
      />
      {asked && (
        <RenewalDialog
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
