import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import {
  type CalendarEvent,
  calendarSequence,
  eventCalendar,
  eventsCalendar,
  hasCalendarEntry,
} from '../../../services/eventCalendar'
import { required } from '../../helpers/required'

const SITE_URL = 'https://ace.test'

const event: CalendarEvent = {
  id: '64b000000000000000000001',
  slug: 'bridge-lecture',
  title: 'Bridges; piers, and "piles"\\n',
  description: 'First line\nsecond line: مؤتمر المهندسين. '.repeat(6),
  eventDate: '2026-12-01T06:00:00.000Z',
  endDate: '2026-12-01T15:30:00.000Z',
  location: 'Hall 2, Juba',
  isVirtual: false,
  isCancelled: false,
  isDateToBeAnnounced: false,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
}

const parse = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const entries = calendar.getAllSubcomponents('vevent')
  return { calendar, entries, first: new ICAL.Event(entries[0]) }
}

const statusOf = (text: string): unknown => parse(text).entries[0]?.getFirstPropertyValue('status')

describe('eventCalendar', () => {
  it('contains the venue, the programme and what to bring', () => {
    const details = {
      description: 'Soils.',
      venue: 'Room 4\nupper floor',
      programme: '09:00 Soils',
      whatToBring: 'Boots',
      cpdHours: 1,
      contactEmail: 'office@example.org',
    }
    const { first } = parse(eventCalendar({ event: { ...event, ...details }, siteUrl: SITE_URL }))
    expect(first.location).toBe('Room 4, upper floor, Hall 2, Juba')
    expect(first.description).toBe(
      `Soils.\n\nProgramme:\n09:00 Soils\n\nWhat to bring: Boots\n\nCPD: 1 hour\n\nContact: office@example.org\n\n${SITE_URL}/events/bridge-lecture`,
    )
  })

  it('contains the texts of the event', () => {
    const { calendar, first, entries } = parse(eventCalendar({ event, siteUrl: SITE_URL }))
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
    expect(first.summary).toBe(event.title)
    expect(first.location).toBe('Hall 2, Juba')
    expect(first.description).toBe(`${event.description ?? ''}\n\n${SITE_URL}/events/bridge-lecture`)
    expect(first.startDate.toJSDate().toISOString()).toBe(event.eventDate)
    expect(first.endDate.toJSDate().toISOString()).toBe(event.endDate)
    expect(first.startDate.zone.tzid).toBe('UTC')
    expect(entries[0]?.getFirstPropertyValue('url')).toBe(`${SITE_URL}/events/bridge-lecture`)
    expect(entries[0]?.getFirstPropertyValue('status')).toBe('CONFIRMED')
    expect(calendar.getFirstPropertyValue('x-wr-timezone')).toBe('Africa/Juba')
  })

  it('folds lines to 75 bytes and ends them as the format requires', () => {
    const text = eventCalendar({ event, siteUrl: SITE_URL })
    expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
    expect(text.replaceAll('\r\n', '')).not.toContain('\n')
  })

  it('escapes a line break, so that it cannot begin a property', () => {
    const { first, entries } = parse(
      eventCalendar({
        event: { ...event, title: 'One\r\nATTENDEE:mailto:x@example.org\u0000' },
        siteUrl: SITE_URL,
      }),
    )
    expect(first.attendees).toEqual([])
    expect(entries).toHaveLength(1)
  })

  it('keeps the UID and raises the sequence when the event changes', () => {
    const changed = { ...event, title: 'Moved', updatedAt: '2026-11-01T08:00:00.040Z' }
    const [one, two] = [event, changed].map(
      (each) => parse(eventCalendar({ event: each, siteUrl: SITE_URL })).first,
    )
    expect(two?.uid).toBe(one?.uid)
    expect(parse(eventCalendar({ event, siteUrl: 'https://other.test' })).first.uid).toBe(one?.uid)
    expect(required(two).sequence).toBeGreaterThan(required(one).sequence)
  })

  it('marks a cancelled event, and a cancellation sent to one person', () => {
    expect(statusOf(eventCalendar({ event: { ...event, isCancelled: true }, siteUrl: SITE_URL }))).toBe(
      'CANCELLED',
    )
    const organizer = { name: 'Association', email: 'info@example.org' }
    const mailed = eventCalendar({
      event,
      method: 'CANCEL',
      sequence: 7,
      attendee: { name: 'Deng, "the" Engineer', email: 'deng@example.org' },
      organizer,
      siteUrl: SITE_URL,
    })
    const { calendar, first } = parse(mailed)
    expect(statusOf(mailed)).toBe('CANCELLED')
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL')
    expect(first.sequence).toBe(7)
    expect(String(first.attendees[0]?.getFirstValue()).toLowerCase()).toBe('mailto:deng@example.org')
    expect(first.organizer.toLowerCase()).toBe('mailto:info@example.org')
  })
})

describe('calendarSequence', () => {
  it('never decreases and fits 31 bits', () => {
    const createdAt = '2020-01-01T00:00:00.000Z'
    const ages = [
      0,
      1,
      1000,
      2 ** 30 - 1,
      2 ** 30,
      2 ** 30 + 1000,
      365 * 86_400_000,
      30 * 365 * 86_400_000,
      200 * 365 * 86_400_000,
    ]
    const numbers = ages.map((age) =>
      calendarSequence({ createdAt, updatedAt: new Date(Date.parse(createdAt) + age).toISOString() }),
    )
    expect(numbers).toEqual([...numbers].sort((one, other) => one - other))
    expect(numbers.every((number) => Number.isInteger(number) && number >= 0 && number < 2 ** 31)).toBe(true)
  })
})

describe('eventsCalendar', () => {
  it('leaves out events without a date', () => {
    expect(hasCalendarEntry({ ...event, isDateToBeAnnounced: true })).toBe(false)
    const text = eventsCalendar({
      name: 'Events',
      events: [event, { ...event, id: '64b000000000000000000002', isDateToBeAnnounced: true }],
      siteUrl: SITE_URL,
    })
    expect(parse(text).entries).toHaveLength(1)
    expect(parse(text).calendar.getFirstPropertyValue('x-wr-calname')).toBe('Events')
  })

  it('is valid without events', () => {
    expect(parse(eventsCalendar({ name: 'Events', events: [], siteUrl: SITE_URL })).entries).toEqual([])
  })
})
