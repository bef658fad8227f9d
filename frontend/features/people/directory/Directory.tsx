import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { isStaff } from '../../../../collections/access/roles'
import { Button, ButtonLink } from '../../../components/ui/Button'
import { EmptyState } from '../../../components/ui/EmptyState'
import { Pager } from '../../../components/ui/Pager'
import { Skeleton } from '../../../components/ui/Skeleton'
import { ApiError } from '../../../lib/ApiError'
import { useApp } from '../../../lib/app'
import { directoryMessages } from '../../../lib/messages/directoryMessages'
import { useSession } from '../../../lib/session/useSession'
import { paths } from '../../../paths'
import { DirectoryFilters } from './DirectoryFilters'
import { MemberCard } from './MemberCard'
import { MemberDialog } from './MemberDialog'
import { StayingLink } from './StayingLink'
import { directoryAddress, readDirectoryFilter, readMember } from './directoryFilter'
import { directoryQuery } from './directoryQueries'

/** Codes of answers that say why the directory is closed to somebody. */
const CLOSED = ['unverified', 'no_membership']

const GRID = 'grid gap-gap sm:grid-cols-2 lg:grid-cols-3'

const Loading = () => (
  <div role="status" className={GRID}>
    <span className="sr-only">Loading members…</span>
    {Array.from({ length: 6 }, (_, place) => (
      <div key={place} className="card flex gap-4 p-5">
        <Skeleton className="size-14 flex-none" />
        <div className="grid flex-1 content-start gap-3">
          <Skeleton className="w-2/3" />
          <Skeleton className="w-1/2" />
        </div>
      </div>
    ))}
  </div>
)

export interface DirectoryFailure {
  code: string
  message: string
}

export interface DirectoryProps {
  /** Why the server could not load the members, if it rendered the page. */
  failure: DirectoryFailure | undefined
}

/** For an account without a current membership: what the directory is for, and what can be done. */
const NoMembership = ({ reason }: { reason: string }) => (
  <div
    role="alert"
    className="grid max-w-text justify-items-start gap-4 border-s-4 border-laterite bg-laterite-wash p-5"
  >
    <p className="font-semibold">{directoryMessages.loadFailed}</p>
    <p>{reason}</p>
    <p className="flex flex-wrap gap-3">
      <ButtonLink to={paths.membership.join.build()} tone="main">
        Become a Member
      </ButtonLink>
      <ButtonLink to={paths.membership.dashboard.build()}>My Membership</ButtonLink>
    </p>
  </div>
)

/** The member directory, narrowed by what the address says. Source: spec.md section 2, "/members". */
export const Directory = ({ failure }: DirectoryProps) => {
  const app = useApp()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const filter = readDirectoryFilter(query)
  const member = readMember(query)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...directoryQuery(app, filter),
    retryOnMount: failure === undefined,
  })
  const { user } = useSession()
  const problem =
    error instanceof ApiError ? { code: error.code, message: error.message } : error ? undefined : failure
  const reason = problem && CLOSED.includes(problem.code) ? problem.message : failure?.message
  const hasFailed = error !== null || (!data && failure !== undefined)
  if (hasFailed && problem?.code === 'no_membership') return <NoMembership reason={problem.message} />
  const isNarrowed = Boolean(
    filter.search || filter.region || filter.grade || filter.division || filter.membership === 'expired',
  )

  return (
    <div className="grid gap-8">
      <DirectoryFilters filter={filter} isForStaff={isStaff(user)} />
      {hasFailed ? (
        <div
          role="alert"
          className="grid justify-items-start gap-4 border-s-4 border-laterite bg-laterite-wash p-5"
        >
          <p className="font-semibold">{directoryMessages.loadFailed}</p>
          {reason && <p>{reason}</p>}
          <Button isBusy={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        </div>
      ) : !data ? (
        <Loading />
      ) : (
        <section aria-label="Members" aria-busy={isPlaceholderData || undefined}>
          <p role="status" className="mb-3 flex flex-wrap items-center gap-x-5 text-ink-soft tabular-nums">
            {data.total.toLocaleString('en')}
            {data.isCounted ? '' : '+'} {data.total === 1 ? 'member' : 'members'}
            {isNarrowed && (
              <StayingLink
                to={directoryAddress({})}
                className="link inline-flex min-h-11 items-center text-ink"
              >
                Clear filters
              </StayingLink>
            )}
          </p>
          {data.members.length === 0 ? (
            <EmptyState title={directoryMessages.noneTitle}>{directoryMessages.none}</EmptyState>
          ) : (
            <ul className={GRID}>
              {data.members.map((one) => (
                <li key={one.id} className="min-w-0">
                  <MemberCard member={one} to={directoryAddress(filter, one.id)} />
                </li>
              ))}
            </ul>
          )}
          <Pager page={filter.page} pages={data.pages} to={(page) => directoryAddress({ ...filter, page })} />
        </section>
      )}
      <MemberDialog
        id={member}
        known={data?.members.find(({ id }) => id === member)}
        onClose={() => void navigate(directoryAddress(filter), { replace: true, preventScrollReset: true })}
      />
    </div>
  )
}
