import type { Event } from '../../../payload-types'
import { ButtonLink } from '../../components/ui/Button'
import { DimensionTitle } from '../../components/ui/DimensionTitle'
import { formatDate } from '../../lib/dates'
import { upcomingMessages } from '../../lib/messages/upcomingMessages'
import { paths } from '../../paths'

export interface UpcomingEventProps {
  /** The next first. */
  events: Event[]
}

/** What comes next, on the page's dark bands. Registering happens on the event's own page. */
export const UpcomingEvent = ({ events }: UpcomingEventProps) => (
  <section className="py-section" aria-labelledby="event">
    <DimensionTitle id="event" more={{ to: paths.events.build(), label: 'All events' }}>
      Upcoming Event
    </DimensionTitle>
    {events.length === 0 && <p className="text-ink-soft">{upcomingMessages.none}</p>}
    <ul className="grid gap-gap">
      {events.map(({ id, slug, title, eventDate, isDateToBeAnnounced, location }) => (
        <li
          key={id}
          className="grid items-center gap-x-8 gap-y-5 bg-deep p-6 text-on-deep md:grid-cols-[10rem_minmax(0,1fr)_auto] md:p-9"
        >
          <p className="font-display text-xl font-semibold text-balance">
            {isDateToBeAnnounced ? (
              upcomingMessages.toBeAnnounced
            ) : (
              <time dateTime={eventDate}>{formatDate(eventDate)}</time>
            )}
          </p>
          <div>
            <h3 id={`${slug}-title`} className="text-2xl">
              {title}
            </h3>
            <p className="mt-2 text-on-deep-soft">{location}</p>
          </div>
          <p>
            <ButtonLink to={paths.event.build(slug)} tone="onDeep" aria-describedby={`${slug}-title`}>
              Register
            </ButtonLink>
          </p>
        </li>
      ))}
    </ul>
  </section>
)
