import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Button } from '../../components/ui/Button'
import { EmptyState } from '../../components/ui/EmptyState'
import { Pager } from '../../components/ui/Pager'
import { Skeleton } from '../../components/ui/Skeleton'
import { ApiError } from '../../lib/ApiError'
import { useApp } from '../../lib/app'
import { directoryMessages } from '../../lib/messages/directoryMessages'
import { DirectoryFilters } from './DirectoryFilters'
import { MemberCard } from './MemberCard'
import { MemberDialog } from './MemberDialog'
import { StayingLink } from './StayingLink'
import { directoryAddress, readDirectoryFilter, readMember } from './directoryFilter'
import { directoryQuery } from './directoryQueries'

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

export interface DirectoryProps {
  /** What the server could not load, if it rendered the page. */
  failure: string | undefined
}

/** The member directory, narrowed by what the address says. Source: spec.md section 2, "/members". */
export const Directory = ({ failure }: DirectoryProps) => {
  const app = useApp()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const filter = readDirectoryFilter(query)
  const member = readMember(query)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({ ...directoryQuery(app, filter), retryOnMount: failure === undefined })
  const reason = error instanceof ApiError && error.code === 'unverified' ? error.message : failure
  const hasFailed = error !== null || (!data && failure !== undefined)
  const isNarrowed = Boolean(filter.search || filter.region || filter.grade || filter.division)

  return (
    <div className="grid gap-8">
      <DirectoryFilters filter={filter} />
      {hasFailed ? (
        <div role="alert" className="grid justify-items-start gap-4 border-s-4 border-laterite bg-laterite-wash p-5">
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
            {data.total.toLocaleString('en')} {data.total === 1 ? 'member' : 'members'}
            {isNarrowed && (
              <StayingLink to={directoryAddress({})} className="link inline-flex min-h-11 items-center text-ink">
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
