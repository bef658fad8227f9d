import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type EventFilter, filterEvents, isFiltered } from '../../../domain/events/eventFilter.schema'
import type { Event } from '../../../payload-types'
import { Button } from '../../components/ui/Button'
import { EmptyState } from '../../components/ui/EmptyState'
import { Link } from '../../components/ui/Link'
import { Pager } from '../../components/ui/Pager'
import { Skeleton } from '../../components/ui/Skeleton'
import { Spinner } from '../../components/ui/Spinner'
import { useApp } from '../../lib/app'
import { errorText } from '../../lib/errorText'
import { eventListMessages } from '../../lib/messages/eventListMessages'
import { upcomingMessages } from '../../lib/messages/upcomingMessages'
import { messages } from '../../lib/messages/messages'
import { paths } from '../../paths'
import { EventCard } from './EventCard'
import { pastEventsQuery } from './pastEventsQuery'
import { EventFilters } from './EventFilters'
import { seatCountsQuery, upcomingEventsQuery } from './eventQueries'

const Loading = () => (
  <>
    <Spinner label={eventListMessages.loading} />
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

interface EventsProps {
  events: readonly Event[] | undefined
  /** How asking for them went. */
  asked: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
  /** Shown where there are none. */
  empty: ReactNode
}

/** Events in two columns, or why there are none. */
const Events = ({ events, asked: { error, isFetching, refetch }, empty }: EventsProps) => {
  if (!events && error) {
    return (
      <div role="alert">
        <EmptyState
          title={`${messages.error}: ${eventListMessages.loadFailed}`}
          action={
            <Button isBusy={isFetching} onClick={() => void refetch()}>
              Try Again
            </Button>
          }
        >
          {errorText(error, eventListMessages.loadFailed)}
        </EmptyState>
      </div>
    )
  }
  if (!events) return <Loading />
  if (events.length === 0) return empty
  return (
    <ul className="grid grid-cols-1 gap-gap md:grid-cols-2">
      {events.map((event) => (
        <li key={event.id} className="grid grid-cols-1">
          <EventCard event={event} />
        </li>
      ))}
    </ul>
  )
}

/** What is to come, as far as a filter leaves it. */
export const UpcomingEvents = ({ filter }: { filter: EventFilter }) => {
  const app = useApp()
  const asked = useQuery(upcomingEventsQuery(app))
  const seats = useQuery(seatCountsQuery(app)).data
  const events = asked.data && filterEvents(asked.data, filter, seats)
  return (
    <>
      {asked.data && (asked.data.length > 1 || isFiltered(filter)) && <EventFilters filter={filter} />}
      {isFiltered(filter) && events && (
        <p role="status" className="mb-6 flex flex-wrap items-center gap-x-6 text-ink-soft">
          {events.length === 1 ? '1 event' : `${events.length} events`}
          <Link to={paths.events.build()} className="link inline-flex min-h-11 items-center">
            Clear filters
          </Link>
        </p>
      )}
      <Events
        events={events}
        asked={asked}
        empty={
          isFiltered(filter) ? (
            <EmptyState title={eventListMessages.noneLeft} />
          ) : (
            <EmptyState title={eventListMessages.noneTitle}>{upcomingMessages.none}</EmptyState>
          )
        }
      />
    </>
  )
}

/** What is over, latest first. */
export const PastEvents = ({ page }: { page: number }) => {
  const asked = useQuery(pastEventsQuery(useApp(), page))
  return (
    <>
      <Events
        events={asked.data?.docs}
        asked={asked}
        empty={<EmptyState title={eventListMessages.nonePast} />}
      />
      <Pager
        page={page}
        pages={asked.data?.totalPages ?? 1}
        to={(to) => paths.events.build({ when: 'past', page: to > 1 ? String(to) : undefined })}
      />
    </>
  )
}
