import { useQuery } from '@tanstack/react-query'
import { Button } from '../../components/ui/Button'
import { EmptyState } from '../../components/ui/EmptyState'
import { Skeleton } from '../../components/ui/Skeleton'
import { Spinner } from '../../components/ui/Spinner'
import { useApp } from '../../lib/app'
import { errorText } from '../../lib/errorText'
import { eventMessages } from '../../lib/messages/eventMessages'
import { messages } from '../../lib/messages/messages'
import { EventCard } from './EventCard'
import { upcomingEventsQuery } from './eventQueries'

const Loading = () => (
  <>
    <Spinner label={eventMessages.loading} />
    <div className="mt-6 grid gap-gap md:grid-cols-2">
      {[0, 1].map((place) => (
        <div key={place} className="card grid gap-4 p-6">
          <Skeleton className="h-7 w-3/5" />
          <Skeleton />
          <Skeleton className="w-4/5" />
          <Skeleton className="h-11 w-36" />
        </div>
      ))}
    </div>
  </>
)

/** The upcoming events in two columns, or why there are none. */
export const EventList = () => {
  const { data: events, error, isFetching, refetch } = useQuery(upcomingEventsQuery(useApp()))
  if (!events && error) {
    return (
      <div role="alert">
        <EmptyState
          title={`${messages.error}: ${eventMessages.loadFailed}`}
          action={
            <Button isBusy={isFetching} onClick={() => void refetch()}>
              Try Again
            </Button>
          }
        >
          {errorText(error, eventMessages.loadFailed)}
        </EmptyState>
      </div>
    )
  }
  if (!events) return <Loading />
  if (events.length === 0) return <EmptyState title={eventMessages.noneTitle}>{eventMessages.none}</EmptyState>
  return (
    <ul className="grid gap-gap md:grid-cols-2">
      {events.map((event) => (
        <li key={event.id} className="grid">
          <EventCard event={event} />
        </li>
      ))}
    </ul>
  )
}
