import type { Payload } from 'payload'
import { paths } from '../../../frontend/paths'
import { eventsCalendar } from '../../../services/eventCalendar'
import { findOpenEvent } from './readProgramme'
import { findSessions } from './sessionsRepository'

/** Sessions of an event as a calendar: one, or all that a person has chosen; undefined where there is no such. */
export const drawProgrammeCalendar = async (
  payload: Payload,
  id: unknown,
  wanted: { session: string } | { user: string },
): Promise<string | undefined> => {
  const event = await findOpenEvent({ payload }, id)
  if (!event) return undefined
  const { title, slug, isVirtual, isCancelled, location } = event
  const events = (await findSessions(payload, event._id.toHexString()))
    .map((session) => ({ ...session, id: session._id.toHexString() }))
    .filter((session) =>
      'user' in wanted
        ? session.choices.some(({ user }) => user.toHexString() === wanted.user)
        : session.id === wanted.session,
    )
    .map((session) => ({
      ...{ id: session.id, slug, isVirtual, isCancelled, location, venue: session.room },
      path: paths.eventProgramme.build(slug, `#${session.id}`),
      title: `${session.title} (${title})`,
      description: session.text,
      eventDate: session.startsAt.toISOString(),
      endDate: session.endsAt.toISOString(),
      createdAt: session.createdAt.toISOString(),
      updatedAt: session.updatedAt.toISOString(),
    }))
  if ('session' in wanted && events.length === 0) return undefined
  return eventsCalendar({ name: title, events, siteUrl: payload.config.serverURL })
}
