import type { Event } from '../../../payload-types'
import { ButtonLink } from '../../components/ui/Button'
import { DimensionTitle } from '../../components/ui/DimensionTitle'
import { formatDate } from '../../lib/dates'
import { upcomingMessages } from '../../lib/messages/upcomingMessages'
import { paths } from '../../paths'
import type { SeatCounts } from '../../../endpoints/registrations/schema'

/** The next event, on the page's one dark band. Registering happens on the event's own page. */
export const UpcomingEvent = ({ event, seats }: { event: Event; seats: SeatCounts['seats'][string] | undefined }) => (
  <section className="py-section" aria-labelledby="event">
    <DimensionTitle id="event" more={{ to: paths.events.build(), label: 'All events' }}>
      Upcoming Event
    </DimensionTitle>
    <div className="grid items-center gap-x-8 gap-y-5 bg-deep p-6 text-on-deep md:grid-cols-[10rem_minmax(0,1fr)_auto] md:p-9">
      <p className="font-display text-xl font-semibold text-balance md:border-e md:border-on-deep-soft/40 md:pe-6">
        {event.isDateToBeAnnounced ? upcomingMessages.toBeAnnounced : <time dateTime={event.eventDate}>{formatDate(event.eventDate)}</time>}
      </p>
      <div>
        <h3 id={`${event.slug}-title`} className="text-2xl">{event.title}</h3>
        <p className="mt-2 text-on-deep-soft">
          {event.location}
          {seats?.capacity ? <span className="tabular-nums">{`, ${seats.taken} / ${seats.capacity} registered`}</span> : null}
        </p>
      </div>
      <p>
        <ButtonLink to={paths.event.build(event.slug)} tone="onDeep" aria-describedby={`${event.slug}-title`}>
          Register
        </ButtonLink>
      </p>
    </div>
  </section>
)
