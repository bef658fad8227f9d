import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator'
import { paths } from '../frontend/paths'
import type { Event } from '../payload-types'

/** What a calendar entry is made of. */
export type CalendarEvent = Pick<
  Event,
  | 'id'
  | 'slug'
  | 'title'
  | 'description'
  | 'eventDate'
  | 'endDate'
  | 'isDateToBeAnnounced'
  | 'isVirtual'
  | 'isCancelled'
  | 'location'
  | 'createdAt'
  | 'updatedAt'
> &
  Partial<Pick<Event, 'venue' | 'programme' | 'whatToBring' | 'cpdHours' | 'contactName' | 'contactEmail'>>

interface Person {
  name: string
  email: string
}

export interface EventCalendarOptions {
  event: CalendarEvent
  /** What the file asks of the reader's calendar: PUBLISH for everyone, REQUEST and CANCEL in mails to one person. */
  method?: 'PUBLISH' | 'REQUEST' | 'CANCEL'
  /** By default that of the event as it stands; one given must not be less than one sent before. */
  sequence?: number
  /** When what the file tells was done; by default when the event was last changed. Of two files with one sequence the later counts. */
  stamp?: Date
  attendee?: Person
  /** Needed by mail programs with REQUEST and CANCEL. */
  organizer?: Person
  /** Origin of the site, without a slash at its end. */
  siteUrl?: string
}

/** The association's own time; the entries carry UTC, which needs no table of time zones. */
const TIME_ZONE = 'Africa/Juba'
/** Not a host: the entry of an event stays the same entry wherever the site moves. */
const UID_DOMAIN = 'events.ace-south-sudan'

const MAX_INTEGER = 2 ** 31 - 1
const FINE_MS = 2 ** 30

/**
 * A number that grows with every change of an event and fits what calendars read (31 bits), the same on every process
 * and without a counter that edits could write back: the milliseconds between its making and its last change; after
 * the twelve days that these would last, seconds.
 */
export const calendarSequence = ({
  createdAt,
  updatedAt,
}: Pick<CalendarEvent, 'createdAt' | 'updatedAt'>): number => {
  const age = Math.max(0, new Date(updatedAt).getTime() - new Date(createdAt).getTime())
  return age <= FINE_MS ? age : Math.min(MAX_INTEGER, FINE_MS + Math.floor((age - FINE_MS) / 1000))
}

/** Lines end as calendars write them, and control characters, which they may not hold, are dropped. */

const plain = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')

/** What an entry says of an event: each part a paragraph. */
const detailsOf = ({
  description,
  programme,
  whatToBring,
  cpdHours,
  contactName,
  contactEmail,
}: CalendarEvent): string[] =>
  [
    description,
    programme && `Programme:\n${programme}`,
    whatToBring && `What to bring: ${whatToBring}`,
    cpdHours && `CPD: ${cpdHours} ${cpdHours === 1 ? 'hour' : 'hours'}`,
    (contactName ?? contactEmail) && `Contact: ${[contactName, contactEmail].filter(Boolean).join(', ')}`,
  ].filter((part) => typeof part === 'string' && part !== '') as string[]

/** On one line, the room before the town. */
const placeOf = ({ isVirtual, location, venue }: CalendarEvent): string =>
  plain(
    isVirtual
      ? `Virtual: ${location}`
      : [venue?.replace(/\s*\n\s*/g, ', '), location].filter(Boolean).join(', '),
  )

const entryOf = (
  {
    event,
    method = 'PUBLISH',
    sequence = calendarSequence(event),
    stamp,
    attendee,
    organizer,
  }: EventCalendarOptions,
  siteUrl: string,
): ICalEventData => {
  const { id, slug, title, eventDate, endDate, isCancelled, createdAt, updatedAt } = event
  const url = `${siteUrl}${paths.event.build(slug)}`
  const changed = new Date(updatedAt)
  return {
    id: `${id}@${UID_DOMAIN}`,
    sequence,
    stamp: stamp ?? changed,
    created: new Date(createdAt),
    lastModified: changed,
    start: new Date(eventDate),
    end: endDate ? new Date(endDate) : null,
    summary: plain(title),
    description: [...detailsOf(event).map(plain), url].join('\n\n'),
    location: placeOf(event),
    url,
    status: isCancelled || method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(organizer && { organizer }),
    ...(attendee && { attendees: [{ ...attendee, rsvp: false }] }),
  }
}

const calendarOf = (name: string | undefined, method: keyof typeof ICalCalendarMethod) =>
  ical({
    name: name && plain(name),
    method: ICalCalendarMethod[method],
    prodId: { company: 'ACE South Sudan', product: 'events', language: 'EN' },
    x: { 'X-WR-TIMEZONE': TIME_ZONE },
  })

/** Whether an event can stand in a calendar: one whose date is to be announced has a date only to order the list. */
export const hasCalendarEntry = ({
  eventDate,
  isDateToBeAnnounced,
}: Pick<CalendarEvent, 'eventDate' | 'isDateToBeAnnounced'>): boolean =>
  !isDateToBeAnnounced && !Number.isNaN(Date.parse(eventDate))

/**
 * One event as an iCalendar file, for its page, for mails and for whatever else hands out entries. Its UID is the
 * same in all of them, so that a later file changes the entry that an earlier one made.
 * @returns `text/calendar` in UTF-8. For an event without a date (see `hasCalendarEntry`) do not call it.
 */
export const eventCalendar = (options: EventCalendarOptions): string => {
  const { method = 'PUBLISH', siteUrl = process.env.SITE_URL ?? '' } = options
  const calendar = calendarOf(undefined, method)
  calendar.createEvent(entryOf(options, siteUrl))
  return calendar.toString()
}

/** All given events that have a date as one calendar to subscribe to. */
export const eventsCalendar = ({
  name,
  events,
  siteUrl,
}: {
  name: string
  events: CalendarEvent[]
  siteUrl: string
}): string => {
  const calendar = calendarOf(name, 'PUBLISH')
  calendar.ttl(60 * 60)
  for (const event of events.filter(hasCalendarEntry)) calendar.createEvent(entryOf({ event }, siteUrl))
  return calendar.toString()
}
