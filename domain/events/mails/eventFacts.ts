import { z } from 'zod'
import {
  type CalendarEvent,
  calendarSequence,
  eventCalendar,
  hasCalendarEntry,
} from '../../../services/eventCalendar'
import { formatJubaMoment } from '../../../platform/jubaTime'
import { facts } from '../../../services/mail/blocks'
import type { MailAttachment, MailSite } from '../../../services/mail/defineMail'

/** An event as it was when a mail about it was queued. */
export const eventFactsSchema = z.strictObject({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string().nullish(),
  eventDate: z.string(),
  endDate: z.string().nullish(),
  isDateToBeAnnounced: z.boolean().nullish(),
  isVirtual: z.boolean().nullish(),
  isCancelled: z.boolean().nullish(),
  location: z.string(),
  venue: z.string().nullish(),
  programme: z.string().nullish(),
  whatToBring: z.string().nullish(),
  cpdHours: z.number().nullish(),
  contactName: z.string().nullish(),
  contactEmail: z.string().nullish(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type EventFacts = z.output<typeof eventFactsSchema>

/** A mail about an event: its recipient, and when the event was changed or the seat taken. */
export const eventMailSchema = z.strictObject({
  event: eventFactsSchema,
  fullName: z.string(),
  email: z.string(),
  at: z.string(),
})
export type EventMail = z.output<typeof eventMailSchema>

/** When and where, as rows. */
export const eventRows = ({
  title,
  eventDate,
  endDate,
  isDateToBeAnnounced,
  isVirtual,
  location,
  venue,
  whatToBring,
}: EventFacts) =>
  facts({
    Event: title,
    When: isDateToBeAnnounced ? 'Date to be announced' : formatJubaMoment(eventDate),
    Until: isDateToBeAnnounced || !endDate ? null : formatJubaMoment(endDate),
    Where: isVirtual ? `Virtual: ${location}` : location,
    Venue: venue?.replace(/\s*\n\s*/g, ', ') ?? null,
    'What to bring': whatToBring ?? null,
  })

/**
 * The event as an entry for the recipient's calendar. A later mail changes or removes the entry of an earlier one: the
 * sequence grows with the event, and the stamp with every change.
 */
export const calendarEntry = (
  { event, fullName, email, at }: EventMail,
  site: MailSite,
  method: 'REQUEST' | 'CANCEL',
): MailAttachment[] => {
  const entry: CalendarEvent = {
    ...event,
    isVirtual: event.isVirtual ?? false,
    isCancelled: event.isCancelled ?? false,
  }
  if (!hasCalendarEntry(entry)) return []
  const organizer = { name: site.name, email: site.email ?? 'no-reply@example.org' }
  const content = eventCalendar({
    event: entry,
    method,
    sequence: calendarSequence(entry),
    stamp: new Date(at),
    attendee: { name: fullName, email },
    organizer,
    siteUrl: site.url,
  })
  return [{ filename: 'event.ics', contentType: `text/calendar; charset=utf-8; method=${method}`, content }]
}
