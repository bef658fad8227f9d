import { paths } from '../../../frontend/paths'
import { toJubaTime } from '../../../platform/jubaTime'
import { findEventTitles } from '../../events'
import { countRegistrationsOf, findRegistrationsOf } from '../../registrations'
import type { ReadSources } from '../partSource.types'
import { toMoment, toRecord } from '../toRecord'

const stateOf = (event: { isCancelled?: boolean | null; eventDate?: Date | null } | undefined): string => {
  if (!event) return 'Event deleted'
  if (event.isCancelled) return 'Event cancelled'
  return event.eventDate && event.eventDate.getTime() < Date.now() ? 'Was registered' : 'Registered'
}

/** The events that a person registered for. Who really came is not recorded. */
export const eventSources: ReadSources = (payload, { id }) => [
  {
    count: () => countRegistrationsOf(payload, id),
    newest: async (limit) => {
      const registrations = await findRegistrationsOf(payload, id, limit)
      const events = await findEventTitles(
        payload,
        registrations.map(({ event }) => event),
      )
      return registrations.map(({ _id, event: eventId, createdAt }) =>
        toRecord(_id, toMoment(createdAt), () => {
          const event = events.get(String(eventId))
          const date = event?.isDateToBeAnnounced ? null : event?.eventDate
          return {
            title: event?.title ?? 'An event that is gone',
            days: date ? [{ name: 'Event on', day: toJubaTime(date).slice(0, 10) }] : [],
            state: stateOf(event),
            link: event ? paths.admin.event.build(String(eventId)) : null,
          }
        }),
      )
    },
  },
]
