import type { Event } from '../../../payload-types'
import { RecordDrawing } from '../../components/drawings/RecordDrawing'
import { ButtonLink } from '../../components/ui/Button'
import { FeedLink } from '../../components/ui/FeedLink'
import { useApp } from '../../lib/app'
import { formatDate } from '../../lib/dates'
import { eventMessages } from '../../lib/messages/eventMessages'
import { useSession } from '../../lib/session/useSession'
import { todayInJuba } from '../../lib/todayInJuba'
import { paths } from '../../paths'
import { EventBadges } from './EventBadges'
import { EventFacts } from './EventFacts'
import { MapLink } from './MapLink'
import { EventPractical } from './EventPractical'
import { EventProgramme } from './EventProgramme'
import { EventRegistration } from './EventRegistration'
import { isCallOpen } from '../../../domain/events/callForPapers.schema'
import { isPastEvent } from '../../../domain/events/eventTime.schema'
import { useRegistration } from './useRegistration'

/** Everything about one event. */
export const EventDetails = ({ event }: { event: Event }) => {
  const { renderedAt } = useApp()
  const { user } = useSession()
  const registering = useRegistration(event, paths.event.build(event.slug))
  const { isFull, isRegistered, seats } = registering
  const titleId = `${event.slug}-title`
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
      <div>
        <EventBadges event={event} isFull={isFull} isRegistered={isRegistered} now={renderedAt} />
        <h1 id={titleId} dir="auto" className="mt-4 text-3xl">
          {event.title}
        </h1>
        <RecordDrawing of="event" slug={event.slug} className="mt-6 max-w-text border-y border-rule" />
        {event.description && (
          <p dir="auto" className="mt-6 max-w-text text-lg whitespace-pre-line">
            {event.description}
          </p>
        )}
        <EventProgramme event={event} />
        <p className="mt-6 flex flex-wrap gap-3 empty:hidden">
          {event.hasProgramme && (
            <ButtonLink to={paths.eventProgramme.build(event.slug)}>All Sessions</ButtonLink>
          )}
          {event.papersUntil && isCallOpen(event, todayInJuba(new Date(renderedAt))) && (
            <ButtonLink to={paths.membership.papers.build({ event: event.slug })}>
              Submit a Paper by {formatDate(event.papersUntil)}
            </ButtonLink>
          )}
        </p>
      </div>
      <aside
        className="card grid content-start gap-5 self-start p-6"
        aria-label="Date, place and registration"
      >
        <EventFacts
          event={event}
          seats={seats}
          map={!event.isVirtual && <MapLink location={event.location} />}
        />
        <EventPractical event={event} />
        <EventRegistration event={event} registering={registering} now={renderedAt} titleId={titleId} />
        {isRegistered && user && !isPastEvent(event, renderedAt) && !event.isCancelled && (
          <p className="border-s-4 border-acacia bg-acacia-wash p-4">
            <span className="font-semibold">{eventMessages.hasSeat}</span>{' '}
            <span className="break-words">{eventMessages.toldAt(user.email)}</span>
          </p>
        )}
        {!event.isDateToBeAnnounced && (
          <FeedLink href={paths.event.calendar(event.slug)} icon="calendar">
            Add to calendar
          </FeedLink>
        )}
      </aside>
    </div>
  )
}
