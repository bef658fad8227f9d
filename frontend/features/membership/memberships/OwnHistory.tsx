import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { OwnHistoryEntry } from '../../../../domain/membership/memberships/membershipRecord.schema'
import { MEMBERSHIP_TONES, statusLabel } from '../../../components/membership/membershipTones'
import { Badge } from '../../../components/ui/Badge'
import { ButtonLink } from '../../../components/ui/Button'
import { EmptyState } from '../../../components/ui/EmptyState'
import { LoadFailure } from '../../../components/ui/LoadFailure'
import { Pager } from '../../../components/ui/Pager'
import { Skeleton } from '../../../components/ui/Skeleton'
import { useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/dates'
import { pageNumber } from '../../../lib/pageNumber'
import { paths } from '../../../paths'
import { historyLine } from './historyLine'
import { ownHistoryQuery } from './ownHistoryQuery'

/** What came by itself, or from elsewhere. */
const BY_ITSELF = {
  termEnded: 'The term ended without a renewal',
  graceEnded: 'The grace period ended without a payment',
  companyChanged: 'The membership of the company changed',
} as const

const isByItself = (kind: OwnHistoryEntry['kind']): kind is keyof typeof BY_ITSELF =>
  Object.hasOwn(BY_ITSELF, kind)

const lineOf = ({ kind, ...entry }: OwnHistoryEntry): string =>
  isByItself(kind) ? BY_ITSELF[kind] : historyLine({ kind, ...entry })

const Entry = ({ entry }: { entry: OwnHistoryEntry }) => {
  const { at, effectiveAt, invoice, words, status } = entry
  const isFromOtherDay = effectiveAt !== null && formatDate(effectiveAt) !== formatDate(at)
  return (
    <li className="grid gap-x-6 gap-y-1 border-t border-rule-strong py-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <time dateTime={at} className="text-ink-soft">
        {formatDate(at)}
      </time>
      <div className="grid min-w-0 justify-items-start gap-1 wrap-anywhere">
        <p className="font-semibold" dir="auto">
          {lineOf(entry)}
          {isFromOtherDay && <span className="font-normal"> from {formatDate(effectiveAt)}</span>}
        </p>
        {invoice && <p className="text-ink-soft">Invoice {invoice}</p>}
        {words && (
          <p className="whitespace-pre-wrap" dir="auto">
            {words}
          </p>
        )}
        {status && (
          <p className="flex flex-wrap items-center gap-2">
            Status from then on:{' '}
            <Badge tone={MEMBERSHIP_TONES[status]}>
              {status === 'none' ? 'No membership' : statusLabel(status)}
            </Badge>
          </p>
        )}
      </div>
    </li>
  )
}

/** What happened to the own membership, the latest first. */
export const OwnHistory = () => {
  const page = pageNumber(useSearchParams()[0])
  const { data, error, isFetching, refetch } = useQuery(ownHistoryQuery(useApp(), page))
  if (!data)
    return error ? (
      <LoadFailure
        title="Failed to load your membership history"
        error={error}
        isFetching={isFetching}
        refetch={refetch}
      />
    ) : (
      <Skeleton className="h-60" />
    )
  if (data.entries.length === 0)
    return (
      <EmptyState
        title="Nothing has happened yet"
        action={<ButtonLink to={paths.membership.join.build()}>Join</ButtonLink>}
      >
        Decisions on your application, payments and changes of your membership will be listed here.
      </EmptyState>
    )
  return (
    <>
      <ol aria-label="Membership history" className="border-b border-rule-strong">
        {data.entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      <Pager
        page={data.page}
        pages={data.pages}
        to={(to) => `${paths.membership.history.build()}?page=${to}`}
      />
    </>
  )
}
