import { errorText } from '../../lib/errorText'
import { Button } from './Button'
import { EmptyState } from './EmptyState'

export interface LoadFailureProps {
  /** What could not be loaded. */
  title: string
  /** What it failed with. */
  error: unknown
  isFetching: boolean
  refetch: () => Promise<unknown>
}

/** Stands in the place of what could not be loaded, and asks for it again. */
export const LoadFailure = ({ title, error, isFetching, refetch }: LoadFailureProps) => (
  <EmptyState
    title={title}
    action={
      <Button tone="main" isBusy={isFetching} onClick={() => void refetch()}>
        Try Again
      </Button>
    }
  >
    {errorText(error, 'Please try again in a moment.')}
  </EmptyState>
)
