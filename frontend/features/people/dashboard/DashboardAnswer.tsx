import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../../../components/ui/Button'
import { Skeleton } from '../../../components/ui/Skeleton'

export interface DashboardAnswerProps<Data> {
  query: UseQueryResult<Data>
  /** Whether the server, when it rendered the page, could not load it. */
  hasFailed: boolean
  /** What is loaded, in a word: `your events`. */
  what: string
  children: (data: Data) => ReactNode
}

/**
 * What a question brought; until then its place, and after a failure a way to ask again. The rest of the desk
 * stays.
 */
export const DashboardAnswer = <Data,>({
  query: { data, isError, isFetching, refetch },
  hasFailed,
  what,
  children,
}: DashboardAnswerProps<Data>) => {
  if (data !== undefined) return children(data)
  if (isError || hasFailed) {
    return (
      <div
        role="alert"
        className="grid w-full justify-items-start gap-4 border-s-4 border-laterite bg-laterite-wash p-4"
      >
        <p className="font-semibold">{`We could not load ${what}.`}</p>
        <Button isBusy={isFetching} onClick={() => void refetch()}>
          Try Again
        </Button>
      </div>
    )
  }
  return (
    <div role="status" className="grid w-full gap-3">
      <span className="sr-only">{`Loading ${what}…`}</span>
      <Skeleton className="w-2/3" />
      <Skeleton className="w-1/2" />
      <Skeleton className="w-3/5" />
    </div>
  )
}
