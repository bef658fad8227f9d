import { changesEvents } from '../../../../collections/access/regionPolicies.schema'
import type { EventDetail } from '../../../../domain/events/events.schema'
import { MoreItem } from '../../../components/record/MoreMenu'
import { RecordHead } from '../../../components/record/RecordHead'
import { Link } from '../../../components/ui/Link'
import { useSession } from '../../../lib/session/useSession'
import { deskPaths } from '../../../deskPaths'
import { paths } from '../../../paths'
import { EventStatusBadge } from './EventStatusBadge'
import { eventStanding } from './eventStanding'
import { useEventActions } from './useEventActions'

/** What event it is, how it stands, and what can be done with it. */
export const EventHead = ({ event }: { event: EventDetail }) => {
  const { id, slug, title, status, isOver, hasDraft } = event
  const canChange = changesEvents(useSession().user)
  const { actions, more, dialogs } = useEventActions(event)
  return (
    <RecordHead
      titleId="event-title"
      name={title}
      badges={<EventStatusBadge status={status} isOver={isOver} />}
      standing={eventStanding(event)}
      actions={canChange && actions}
      more={
        <>
          {status === 'published' && <MoreItem to={deskPaths.eventAttendance.build(id)}>Attendance</MoreItem>}
          <MoreItem to={deskPaths.eventTickets.build(id)}>Tickets</MoreItem>
          {canChange && <MoreItem to={deskPaths.eventProgramme.build(id)}>Programme</MoreItem>}
          {status === 'published' && canChange && (
            <MoreItem to={deskPaths.eventDoor.build(id)}>Door</MoreItem>
          )}
          {status !== 'draft' && canChange && (
            <MoreItem to={deskPaths.eventAfterwards.build(id)}>After the Event</MoreItem>
          )}
          {status !== 'draft' && <MoreItem to={paths.event.build(slug)}>See It on the Site</MoreItem>}
          <MoreItem href={paths.cms.record('events', id)}>Open in the content panel</MoreItem>
          {canChange && more}
        </>
      }
    >
      {hasDraft && (
        <p className="border-s-4 border-amber bg-amber-wash p-4">
          A draft of this event waits in the{' '}
          <a className="link" href={paths.cms.record('events', id)}>
            panel
          </a>
          . What is changed here replaces it.
        </p>
      )}
      {status === 'draft' && canChange && (
        <p className="max-w-text">
          Before you publish it: does it sell{' '}
          <Link className="link" to={deskPaths.eventTickets.build(id)}>
            tickets
          </Link>
          , or have a{' '}
          <Link className="link" to={deskPaths.eventProgramme.build(id)}>
            programme with sessions
          </Link>
          ? Without tickets, everybody with an account can register free of charge.
        </p>
      )}
      {canChange && dialogs}
    </RecordHead>
  )
}
