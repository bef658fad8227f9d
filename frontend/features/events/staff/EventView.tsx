import { REGION_LABELS } from '../../../../collections/access/roles'
import { changesEvents } from '../../../../collections/access/regionPolicies.schema'
import type { EventDetail } from '../../../../domain/events/events.schema'
import { Fact } from '../../../components/ui/Fact'
import { Link } from '../../../components/ui/Link'
import { PanelLink } from '../../../components/ui/PanelLink'
import { TIME_ZONE_NAME, formatDate, formatDateTime, formatTime, isSameDay } from '../../../lib/dates'
import { upcomingMessages } from '../../../lib/messages/upcomingMessages'
import { useSession } from '../../../lib/session/useSession'
import { paths } from '../../../paths'
import { EventActions } from './EventActions'
import { EventStatusBadge } from './EventStatusBadge'
import { RegistrantTable } from './RegistrantTable'

const When = ({ eventDate, endDate, isDateToBeAnnounced }: EventDetail) => {
  if (isDateToBeAnnounced) return <>{upcomingMessages.toBeAnnounced}</>
  return (
    <>
      {formatDateTime(eventDate)}
      {endDate && ` until ${isSameDay(eventDate, endDate) ? formatTime(endDate) : formatDateTime(endDate)}`}
      <span className="text-ink-soft"> ({TIME_ZONE_NAME})</span>
    </>
  )
}

/** Shown where it is filled in. */
const DETAILS = [
  ['Venue', 'venue'],
  ['Programme', 'programme'],
  ['Speakers', 'speakers'],
  ['Who it is for', 'audience'],
  ['What to bring', 'whatToBring'],
  ['CPD hours', 'cpdHours'],
  ['Contact', 'contactName'],
  ['Contact email', 'contactEmail'],
] as const

const seatsOf = ({ registered, maxAttendees }: EventDetail): string => {
  if (maxAttendees === null) return `${registered.toLocaleString('en-GB')}, no limit`
  const left = Math.max(0, maxAttendees - registered)
  return `${registered.toLocaleString('en-GB')} / ${maxAttendees.toLocaleString('en-GB')}${left === 0 ? ', full' : `, ${left.toLocaleString('en-GB')} left`}`
}

/** An event as staff work on it: what it says, what can be done, and who is registered. */
export const EventView = ({ event }: { event: EventDetail }) => {
  const canChange = changesEvents(useSession().user)
  const {
    id,
    title,
    status,
    isOver,
    location,
    isVirtual,
    region,
    description,
    createdAt,
    createdBy,
    hasDraft,
    form,
  } = event
  return (
    <div className="grid gap-10">
      <section aria-labelledby="event-title" className="grid gap-6">
        <h2 id="event-title" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-2xl break-words">
          <bdi>{title}</bdi>
          <EventStatusBadge status={status} isOver={isOver} />
        </h2>
        {hasDraft && (
          <p className="border-s-4 border-amber bg-amber-wash p-4">
            A draft of this event waits in the{' '}
            <a className="link" href={`/cms/collections/events/${id}`}>
              panel
            </a>
            . What is changed here replaces it.
          </p>
        )}
        {canChange && <EventActions event={event} />}
        <p className="flex flex-wrap items-center gap-x-6">
          {status === 'published' && (
            <Link
              to={paths.admin.eventAttendance.build(id)}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              Attendance
            </Link>
          )}
          <PanelLink collection="events" id={id} />
        </p>
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]">
          <dl className="self-start border-b border-rule-strong">
            <Fact name="Date">
              <When {...event} />
            </Fact>
            <Fact name="Location">
              <bdi>{location}</bdi>
              {isVirtual && ' (virtual)'}
            </Fact>
            <Fact name="Registered">
              <span className="tabular-nums">{seatsOf(event)}</span>
            </Fact>
            {DETAILS.map(
              ([name, key]) =>
                form[key] !== null && (
                  <Fact key={key} name={name}>
                    <span dir="auto" className="whitespace-pre-line">
                      {form[key]}
                    </span>
                  </Fact>
                ),
            )}
            <Fact name="Region">{region ? REGION_LABELS[region] : 'The whole association'}</Fact>
            <Fact name="Created">
              {formatDate(createdAt)}
              {createdBy && (
                <>
                  {' by '}
                  <bdi>{createdBy}</bdi>
                </>
              )}
            </Fact>
          </dl>
          {description && (
            <p dir="auto" className="max-w-text whitespace-pre-line break-words">
              {description}
            </p>
          )}
        </div>
      </section>
      {canChange && (
        <section aria-labelledby="registered-title">
          <h2 id="registered-title" className="mb-4 text-xl">
            Who registered
          </h2>
          <RegistrantTable eventId={id} />
        </section>
      )}
    </div>
  )
}
