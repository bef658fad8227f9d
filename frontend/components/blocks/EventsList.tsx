import { useApp } from '../../lib/app'
import { formatDate } from '../../lib/dates'
import { upcomingMessages } from '../../lib/messages/upcomingMessages'
import { paths } from '../../paths'
import { RecordDrawing } from '../drawings/RecordDrawing'
import { Link } from '../ui/Link'
import { BlockSection, ItemTitle } from './BlockSection'
import type { BlockOf } from './blocks.types'
import { eventsQuery } from './blockQueries'
import { useLoaded } from '../../lib/useLoaded'

/** Events in short; their own pages tell the rest. */
export const EventsList = ({ block }: { block: BlockOf<'eventsList'> }) => {
  const events = useLoaded(eventsQuery(useApp(), block))
  return (
    <BlockSection block={block} more={{ to: paths.events.build(), label: 'All events' }}>
      {events.length === 0 ? (
        <p className="border border-dashed border-edge p-6 text-ink-soft">
          {block.emptyText || upcomingMessages.none}
        </p>
      ) : (
        <ul>
          {events.map(({ id, slug, title, eventDate, isDateToBeAnnounced, location }) => (
            <li
              key={id}
              className="grid gap-x-gap gap-y-1 border-t border-rule-strong py-4 md:grid-cols-[9rem_12rem_minmax(0,1fr)_auto] md:items-center"
            >
              <RecordDrawing of="event" slug={slug} className="max-w-56 border border-rule" />
              <p className="font-display font-semibold text-nile tabular-nums">
                {isDateToBeAnnounced ? (
                  upcomingMessages.toBeAnnounced
                ) : (
                  <time dateTime={eventDate}>{formatDate(eventDate)}</time>
                )}
              </p>
              <ItemTitle block={block} className="text-lg">
                <Link
                  to={paths.event.build(slug)}
                  className="link inline-flex min-h-11 items-center md:min-h-0"
                >
                  {title}
                </Link>
              </ItemTitle>
              <p className="text-ink-soft">{location}</p>
            </li>
          ))}
        </ul>
      )}
    </BlockSection>
  )
}
