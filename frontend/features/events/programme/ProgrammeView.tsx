import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { OwnProgramme } from '../../../../domain/events/programme/programme.schema'
import type { Event } from '../../../../payload-types'
import { EmptyState } from '../../../components/ui/EmptyState'
import { FeedLink } from '../../../components/ui/FeedLink'
import { ViewLinks } from '../../../components/ui/ViewLinks'
import { useApp } from '../../../lib/app'
import { TIME_ZONE_NAME, formatDateTime, formatDay } from '../../../lib/dates'
import { programmeMessages } from '../../../lib/messages/programmeMessages'
import { useSession } from '../../../lib/session/useSession'
import { paths } from '../../../paths'
import { type Session, SessionItem } from './SessionItem'
import { ownProgrammeQuery, programmeQuery } from './programmeQueries'

const dayOf = ({ startsAt }: Session): string => startsAt.slice(0, 10)

const Meeting = ({ address, shownFrom }: NonNullable<OwnProgramme['meeting']>) => (
  <p className="border-s-4 border-acacia bg-acacia-wash p-4">
    {address ? (
      <a
        className="link inline-flex min-h-11 items-center font-semibold"
        href={address}
        rel="noopener noreferrer"
      >
        Open the meeting
      </a>
    ) : (
      `The link to the meeting is shown here from ${formatDateTime(shownFrom)} (${TIME_ZONE_NAME}).`
    )}
  </p>
)

/** The sessions of an event by day, all or those that the reader has chosen. */
export const ProgrammeView = ({ event, isMine }: { event: Pick<Event, 'id' | 'slug'>; isMine: boolean }) => {
  const app = useApp()
  const { user } = useSession()
  const { data } = useSuspenseQuery(programmeQuery(app, event.id))
  const { data: own } = useQuery({ ...ownProgrammeQuery(app, event.id), enabled: user !== null })
  const chosen = data.sessions.filter(({ id }) => own?.sessions[id]?.isChosen)
  const shown = isMine ? chosen : data.sessions
  const days = [...new Set(shown.map(dayOf))]
  const overlapping = (session: Session) =>
    chosen.filter(
      ({ id, startsAt, endsAt }) =>
        id !== session.id && startsAt < session.endsAt && endsAt > session.startsAt,
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {own?.meeting && <Meeting {...own.meeting} />}
      {own?.hasSeat && (
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <ViewLinks
            label="Sessions"
            views={[
              { to: paths.eventProgramme.build(event.slug), label: 'All sessions', isShown: !isMine },
              {
                to: paths.eventProgramme.build(event.slug, '?show=mine'),
                label: `My programme (${chosen.length})`,
                isShown: isMine,
              },
            ]}
          />
          {chosen.length > 0 && (
            <FeedLink href={`/api/events/${event.id}/programme/calendar`} icon="calendar">
              My programme as calendar
            </FeedLink>
          )}
        </div>
      )}
      {own && !own.hasSeat && (
        <p className="text-ink-soft">Who has a seat at the event can choose sessions.</p>
      )}
      {days.length === 0 && (
        <EmptyState title={isMine ? programmeMessages.nothingChosen : programmeMessages.noSessions} />
      )}
      {days.length > 1 && (
        <nav aria-label="Days" className="flex flex-wrap gap-x-6">
          {days.map((day) => (
            <a key={day} className="link inline-flex min-h-11 items-center" href={`#${day}`}>
              {formatDay(day)}
            </a>
          ))}
        </nav>
      )}
      {days.map((day) => (
        <section key={day} aria-labelledby={day}>
          <h2 id={day} className="mb-3 scroll-mt-24 text-2xl">
            {formatDay(day)}
          </h2>
          <ol className="border-b border-rule-strong">
            {shown
              .filter((session) => dayOf(session) === day)
              .map((session) => (
                <SessionItem
                  key={session.id}
                  event={event.id}
                  session={session}
                  own={own?.sessions[session.id]}
                  canChoose={own?.hasSeat ?? false}
                  overlaps={overlapping(session)}
                />
              ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
