import { REGION_LABELS } from '../../../../collections/access/roles'
import { changesEvents } from '../../../../collections/access/regionPolicies.schema'
import type { EventDetail } from '../../../../domain/events/events.schema'
import { RecordHistory } from '../../../components/record/RecordHistory'
import { Fact } from '../../../components/ui/Fact'
import { TIME_ZONE_NAME, formatDate, formatDateTime, formatTime, isSameDay } from '../../../lib/dates'
import { upcomingMessages } from '../../../lib/messages/upcomingMessages'
import { useSession } from '../../../lib/session/useSession'
import { EventHead } from './EventHead'
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
  ['Papers until', 'papersUntil'],
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
  const { id, location, isVirtual, region, description, createdAt, createdBy, form } = event
  return (
    <div className="grid gap-10">
      <section aria-labelledby="event-title" className="grid gap-6">
        <EventHead event={event} />
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
      <RecordHistory history={event.history} />
    </div>
  )
}
