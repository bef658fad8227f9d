import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { deskPaths } from '../../../../frontend/deskPaths'
import { toJubaTime } from '../../../../platform/jubaTime'
import { findAttendancesOf } from '../../../events/attendance'
import { findEventTitles } from '../../../events'
import { countRegistrationsOf, findEventsOfUser, findRegistrationsOf } from '../../../events/registrations'
import type { FoundRecord, ReadSources } from '../partSource.types'
import { toMoment, toRecord, wholeSource } from '../toRecord'

/** Among so many registrations, the latest, those of events to come are looked for. */
const NEWEST = 100

interface ShownEvent {
  title?: string
  isCancelled?: boolean | null
  eventDate?: Date | null
  isDateToBeAnnounced?: boolean | null
}

const stateOf = (event: ShownEvent | undefined, hasCome: boolean): string => {
  if (!event) return hasCome ? 'Attended, event deleted' : 'Event deleted'
  if (hasCome) return 'Attended'
  if (event.isCancelled) return 'Event cancelled'
  return event.eventDate && event.eventDate.getTime() < Date.now() ? 'Was registered' : 'Registered'
}

interface OfEvent {
  _id: ObjectId
  event: ObjectId
  createdAt: Date
}

const toRecords = async (
  payload: Payload,
  rows: readonly OfEvent[],
  hasCome: (event: string) => boolean,
): Promise<FoundRecord[]> => {
  const events = await findEventTitles(
    payload,
    rows.map(({ event }) => event),
  )
  return rows.map(({ _id, event: eventId, createdAt }) =>
    toRecord(_id, toMoment(createdAt), () => {
      const event = events.get(String(eventId))
      const date = event?.isDateToBeAnnounced ? null : event?.eventDate
      return {
        title: event?.title ?? 'An event that is gone',
        days: date ? [{ name: 'Event on', day: toJubaTime(date).slice(0, 10) }] : [],
        state: stateOf(event, hasCome(String(eventId))),
        link: event ? deskPaths.event.build(String(eventId)) : null,
      }
    }),
  )
}

/** The events to come that a person is registered for, on their days. */
export const plannedEventSources: ReadSources = (payload, { id }) => {
  const read = async (): Promise<FoundRecord[]> => {
    const registrations = await findRegistrationsOf(payload, id, NEWEST)
    const events = await findEventTitles(
      payload,
      registrations.map(({ event }) => event),
    )
    const planned = registrations.flatMap(({ _id, event: eventId }) => {
      const event = events.get(String(eventId))
      if (!event?.eventDate || event.isDateToBeAnnounced || event.isCancelled || event.eventDate < new Date())
        return []
      const { title, eventDate } = event
      return toRecord(`planned ${String(_id)}`, toMoment(eventDate), () => ({
        title,
        facts: ['Takes place'],
        link: deskPaths.event.build(String(eventId)),
      }))
    })
    return planned.sort((one, other) => (other.at ?? '').localeCompare(one.at ?? ''))
  }
  return [wholeSource(read)]
}

/** The events that a person registered for, whether the person came, and those attended whose registration is gone. */
export const eventSources: ReadSources = (payload, { id }) => {
  const findUnregistered = async () => {
    const [attended, registered] = await Promise.all([
      findAttendancesOf(payload, id),
      findEventsOfUser(payload, id),
    ])
    const events = new Set(registered.map(String))
    return attended.filter(({ event }) => !events.has(String(event)))
  }
  return [
    {
      count: () => countRegistrationsOf(payload, id),
      newest: async (limit) => {
        const [registrations, attended] = await Promise.all([
          findRegistrationsOf(payload, id, limit),
          findAttendancesOf(payload, id),
        ])
        const came = new Set(attended.map(({ event }) => String(event)))
        return toRecords(payload, registrations, (event) => came.has(event))
      },
    },
    {
      count: async () => (await findUnregistered()).length,
      newest: async (limit) => toRecords(payload, (await findUnregistered()).slice(0, limit), () => true),
    },
  ]
}
