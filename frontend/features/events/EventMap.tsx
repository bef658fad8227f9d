import { useSuspenseQuery } from '@tanstack/react-query'
import { type EventFilter, filterEvents, isFiltered } from '../../../domain/events/eventFilter.schema'
import type { Event } from '../../../payload-types'
import { EmptyState } from '../../components/ui/EmptyState'
import { Link } from '../../components/ui/Link'
import { useApp } from '../../lib/app'
import { eventListMessages } from '../../lib/messages/eventListMessages'
import { paths } from '../../paths'
import { EventDates } from './EventDates'
import { CountryDrawing } from './CountryDrawing'
import { type Place, placesOf } from './eventPlaces'
import { seatCountsQuery, upcomingEventsQuery } from './eventQueries'

const countOf = ({ length }: readonly Event[]): string => (length === 1 ? '1 event' : `${length} events`)

const Drawing = ({ places }: { places: readonly Place[] }) => (
  <nav aria-label="Towns with events" className="relative mb-8 max-w-[48rem] print:hidden">
    <CountryDrawing />
    <ul>
      {places.map(
        ({ id, name, town, events }) =>
          town && (
            <li key={id} className="absolute" style={{ left: `${town.left}%`, top: `${town.top}%` }}>
              <a
                href={`#${id}`}
                className="absolute -start-3 -top-3 flex items-center gap-1 text-sm font-semibold whitespace-nowrap hover:underline"
              >
                <span className="grid size-6 place-items-center rounded-full bg-nile text-paper tabular-nums">
                  {events.length}
                </span>
                <span className="sr-only">{events.length === 1 ? 'event in ' : 'events in '}</span>
                <span className="max-sm:sr-only">{name}</span>
              </a>
            </li>
          ),
      )}
    </ul>
  </nav>
)

const PlaceEvents = ({ place: { id, name, events } }: { place: Place }) => (
  <section aria-labelledby={id}>
    <h2 id={id} tabIndex={-1} className="mb-2 scroll-mt-24 text-xl">
      {name} <span className="text-base font-normal text-ink-soft">({countOf(events)})</span>
    </h2>
    <ul className="grid gap-4">
      {events.map((event) => (
        <li key={event.id}>
          <Link
            to={paths.event.build(event.slug)}
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            <bdi className={event.isCancelled ? 'line-through' : ''}>{event.title}</bdi>
          </Link>
          {event.isCancelled && ' (cancelled)'}
          <p className="text-sm">
            <EventDates event={event} />
          </p>
          <p dir="auto" className="text-sm text-ink-soft">
            {event.location}
          </p>
        </li>
      ))}
    </ul>
  </section>
)

/** The events to come on a drawing of the country, and by place below it. Source: issue 34, part 8. */
export const EventMap = ({ filter }: { filter: EventFilter }) => {
  const app = useApp()
  const { data } = useSuspenseQuery(upcomingEventsQuery(app))
  const { data: seats } = useSuspenseQuery(seatCountsQuery(app))
  const places = placesOf(filterEvents(data, filter, seats))
  return (
    <>
      {isFiltered(filter) && (
        <p className="mb-6 text-ink-soft">
          Only events of the filter are shown.{' '}
          <Link to={paths.eventMap.build()} className="link inline-flex min-h-11 items-center">
            Show all
          </Link>
        </p>
      )}
      <Drawing places={places} />
      {places.length === 0 && (
        <EmptyState title={isFiltered(filter) ? eventListMessages.noneLeft : eventListMessages.noneTitle} />
      )}
      <div className="grid gap-8">
        {places.map((place) => (
          <PlaceEvents key={place.id} place={place} />
        ))}
      </div>
    </>
  )
}
