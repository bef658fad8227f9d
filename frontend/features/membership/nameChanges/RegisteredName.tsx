import { useQuery } from '@tanstack/react-query'
import type { OwnNameChange } from '../../../../domain/membership/nameChanges/nameChange.schema'
import {
  NAME_CHANGE_STATUSES,
  type NameChangeStatus,
} from '../../../../domain/membership/nameChanges/statuses.schema'
import { Badge, type BadgeTone } from '../../../components/ui/Badge'
import { ButtonLink } from '../../../components/ui/Button'
import { EmptyState } from '../../../components/ui/EmptyState'
import { LoadFailure } from '../../../components/ui/LoadFailure'
import { Skeleton } from '../../../components/ui/Skeleton'
import { useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/dates'
import { nameChangeMessages } from '../../../lib/messages/nameChangeMessages'
import { paths } from '../../../paths'
import { NameChangeForm } from './NameChangeForm'
import { OpenNameChange } from './OpenNameChange'
import { nameChangeQuery } from './nameChangeQuery'

const TONES: Record<NameChangeStatus, BadgeTone> = {
  requested: 'warning',
  approved: 'good',
  declined: 'stop',
  withdrawn: 'neutral',
}

const Loading = () => (
  <div role="status" className="grid max-w-text gap-4">
    <span className="sr-only">Loading your registered name…</span>
    <Skeleton className="w-1/2" />
    <Skeleton className="w-2/3" />
  </div>
)

const History = ({ requests }: { requests: readonly OwnNameChange[] }) => (
  <section aria-labelledby="name-history">
    <h2 id="name-history" className="mb-4 text-xl">
      Earlier requests
    </h2>
    <ol className="divide-y divide-rule border-y border-rule">
      {requests.map(({ id, from, name, status, createdAt, decidedAt, feedback }) => (
        <li key={id} className="grid gap-1 py-3">
          <p className="flex flex-wrap items-center gap-3">
            <Badge tone={TONES[status]}>{NAME_CHANGE_STATUSES[status]}</Badge>
            <time dateTime={decidedAt ?? createdAt}>{formatDate(decidedAt ?? createdAt)}</time>
          </p>
          <p className="wrap-anywhere">
            From <bdi>{from}</bdi> to <bdi className="font-semibold">{name}</bdi>
          </p>
          {feedback && (
            <p className="whitespace-pre-wrap text-ink-soft wrap-anywhere" dir="auto">
              {feedback}
            </p>
          )}
        </li>
      ))}
    </ol>
  </section>
)

/**
 * The registered name, the request to change it and what became of earlier ones. Source: decisions.md
 * "Registered name".
 */
export const RegisteredName = () => {
  const { data, error, isFetching, refetch } = useQuery(nameChangeQuery(useApp()))
  if (!data)
    return error ? (
      <LoadFailure
        title={nameChangeMessages.loadFailed}
        error={error}
        isFetching={isFetching}
        refetch={refetch}
      />
    ) : (
      <Loading />
    )
  const { registeredName, requests } = data
  if (!registeredName) {
    return (
      <EmptyState
        title="You have no registered name yet"
        action={<ButtonLink to={paths.membership.dashboard.build()}>Open Dashboard</ButtonLink>}
      >
        Your name is registered when your application for membership is approved.
      </EmptyState>
    )
  }
  const open = requests.find(({ status }) => status === 'requested')
  const earlier = requests.filter(({ status }) => status !== 'requested')
  return (
    <div className="grid max-w-[52rem] gap-10">
      <div>
        <p className="text-ink-soft">Registered name</p>
        <p className="mt-1 font-display text-2xl font-semibold wrap-anywhere">
          <bdi>{registeredName}</bdi>
        </p>
        <p className="mt-3 max-w-text">
          Your certificate, its verification and your CPD record show this name. The name in your profile can
          be different, and you can change it there at any time.
        </p>
      </div>
      {open ? <OpenNameChange request={open} /> : <NameChangeForm />}
      {earlier.length > 0 && <History requests={earlier} />}
    </div>
  )
}
