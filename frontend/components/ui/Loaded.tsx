import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailure } from './LoadFailure'
import { Skeleton } from './Skeleton'

export interface LoadedProps<Data> {
  result: UseQueryResult<Data>
  /** What could not be loaded. */
  failed: string
  children: (data: Data) => ReactNode
}

/** What a query has, while it loads a sign of it, and after a failure a way to try again. */
export const Loaded = <Data,>({
  result: { data, error, isFetching, refetch },
  failed,
  children,
}: LoadedProps<Data>) => {
  if (data !== undefined) return children(data)
  if (error) return <LoadFailure title={failed} error={error} isFetching={isFetching} refetch={refetch} />
  return (
    <div role="status" className="grid max-w-text gap-4">
      <span className="sr-only">Loading…</span>
      <Skeleton className="w-2/3" />
      <Skeleton className="w-1/2" />
    </div>
  )
}
