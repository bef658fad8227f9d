import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator'
import { paths } from '../frontend/paths'
import type { Event } from '../payload-types'

/** The data of a calendar entry. */
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
  Partial<
    Pick<Event, 'venue' | 'programme' | 'whatToBring' | 'cpdHours' | 'contactName' | 'contactEmail'>
  > & {
    /** Of its page, where that is not the event's. */
    path?: string
  }

interface Person {
  name: string
  email: string
}

export interface EventCalendarOptions {
  event: CalendarEvent
  /** The method of the file: PUBLISH for everyone, REQUEST and CANCEL in mails to one person. */
  method?: 'PUBLISH' | 'REQUEST' | 'CANCEL'
  /** By default that of the current event; never less than one sent before. */
  sequence?: number
  /**
   * The time of the change; by default the event's last change. Of two files with one sequence, calendars use
   * the later.
   */
  stamp?: Date
  attendee?: Person
  /** Mail programs need it with REQUEST and CANCEL. */
  organizer?: Person
  /** Origin of the site, without a slash at its end. */
  siteUrl?: string
}

/** The association's time zone; the entries contain UTC, which needs no time zone table. */
const TIME_ZONE = 'Africa/Juba'
/** Not a host: the entry of an event must remain the same when the site's address changes. */
const UID_DOMAIN = 'events.ace-south-sudan'

const MAX_INTEGER = 2 ** 31 - 1
const FINE_MS = 2 ** 30

/**
 * A sequence number that grows with every change of an event and fits calendars (31 bits), identical in every
 * process and without a counter that edits could overwrite: the milliseconds between creation and last
 * change; after the twelve days that these would last, the seconds.
 */
export const calendarSequence = ({
  createdAt,
  updatedAt,
}: Pick<CalendarEvent, 'createdAt' | 'updatedAt'>): number => {
  const age = Math.max(0, new Date(updatedAt).getTime() - new Date(createdAt).getTime())
  return age <= FINE_MS ? age : Math.min(MAX_INTEGER, FINE_MS + Math.floor((age - FINE_MS) / 1000))
}

/** Lines end as the format requires, and control characters, which it forbids, are removed. */

const plain = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')

/** The description of an entry: each part is a paragraph. */
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
  const url = `${siteUrl}${event.path ?? paths.event.build(slug)}`
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

/** Whether an event can be in a calendar: while its date is to be announced, its date only sorts the list. */
export const hasCalendarEntry = ({
  eventDate,
  isDateToBeAnnounced,
}: Pick<CalendarEvent, 'eventDate' | 'isDateToBeAnnounced'>): boolean =>
  !isDateToBeAnnounced && !Number.isNaN(Date.parse(eventDate))

/**
 * One event as an iCalendar file, for its page and for mails. Its UID is always the same, so that a later
 * file updates the entry of an earlier one.
 * @returns `text/calendar` in UTF-8. Do not call it for an event without a date (see `hasCalendarEntry`).
 */
export const eventCalendar = (options: EventCalendarOptions): string => {
  const { method = 'PUBLISH', siteUrl = process.env.SITE_URL ?? '' } = options
  const calendar = calendarOf(undefined, method)
  calendar.createEvent(entryOf(options, siteUrl))
  return calendar.toString()
}

/** All given events that have a date, as one calendar to subscribe to. */
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
