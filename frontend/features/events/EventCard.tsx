import type { Event } from '../../../payload-types'
import { RecordDrawing } from '../../components/drawings/RecordDrawing'
import { Card } from '../../components/ui/Card'
import { Link } from '../../components/ui/Link'
import { useApp } from '../../lib/app'
import { paths } from '../../paths'
import { EventBadges } from './EventBadges'
import { EventFacts } from './EventFacts'
import { RegistrationButton } from './RegistrationButton'
import { useRegistration } from './useRegistration'

/** An event in the list. Its place has a name, so that signing in leads back to it. */
export const EventCard = ({ event }: { event: Event }) => {
  const { renderedAt } = useApp()
  const registering = useRegistration(event, `${paths.events.build()}#${event.slug}`)
  const { isFull, isRegistered, seats } = registering
  const titleId = `${event.slug}-title`
  return (
    <Card id={event.slug} tabIndex={-1} className="scroll-mt-24 gap-4" aria-labelledby={titleId}>
      <div className="card-drawing">
        <RecordDrawing of="event" slug={event.slug} />
      </div>
      <EventBadges event={event} isFull={isFull} isRegistered={isRegistered} now={renderedAt} />
      <h2 id={titleId} dir="auto" className="text-xl">
        <Link to={paths.event.build(event.slug)} className="hover:text-nile hover:underline">
          {event.title}
        </Link>
      </h2>
      {event.description && (
        <p dir="auto" className="line-clamp-4 text-ink-soft">
          {event.description}
        </p>
      )}
      <EventFacts event={event} seats={seats} />
      <div className="mt-auto pt-2">
        <RegistrationButton event={event} registering={registering} now={renderedAt} titleId={titleId} />
      </div>
    </Card>
  )
}
