import { EVENT_STATUSES } from '../../../../domain/events/statuses.schema'
import { REGION_LABELS } from '../../../../collections/access/roles'
import type { EventDetail, EventForm } from '../../../../domain/events/events.schema'
import { keysOf } from '../../../../platform/records.schema'

const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no')

/** A time in Juba as it is read: `2027-03-01, 09:30`. */
export const wallTime = (time: string): string => time.replace('T', ', ')

/** What a field is called, and what it says now. */
const FIELDS: { [Name in keyof EventForm]: [label: string, say: (form: EventForm) => string] } = {
  title: ['title', ({ title }) => title],
  description: ['description', () => 'another text'],
  eventDate: ['event date', ({ eventDate }) => wallTime(eventDate)],
  endDate: ['end date', ({ endDate }) => (endDate === null ? 'none' : wallTime(endDate))],
  isDateToBeAnnounced: ['date to be announced', ({ isDateToBeAnnounced }) => yesOrNo(isDateToBeAnnounced)],
  location: ['location', ({ location }) => location],
  isVirtual: ['virtual', ({ isVirtual }) => yesOrNo(isVirtual)],
  maxAttendees: [
    'max attendees',
    ({ maxAttendees }) => (maxAttendees === null ? 'no limit' : String(maxAttendees)),
  ],
  venue: ['venue', () => 'another text'],
  programme: ['programme', () => 'another text'],
  speakers: ['speakers', () => 'another text'],
  audience: ['who it is for', ({ audience }) => audience ?? 'none'],
  whatToBring: ['what to bring', ({ whatToBring }) => whatToBring ?? 'none'],
  cpdHours: ['CPD hours', ({ cpdHours }) => (cpdHours === null ? 'none' : String(cpdHours))],
  papersUntil: ['last day for papers', ({ papersUntil }) => papersUntil ?? 'none'],
  contactName: ['contact name', ({ contactName }) => contactName ?? 'none'],
  contactEmail: ['contact email', ({ contactEmail }) => contactEmail ?? 'none'],
  division: ['division', ({ division }) => (division === null ? 'none' : 'another one')],
  region: ['region', ({ region }) => (region === null ? 'none' : REGION_LABELS[region])],
}

/** What a form shows, by what that is called. */
export type Shown = Readonly<Record<string, string | number | boolean | null>>

/** A longer text, or one of several lines, is not repeated. */
const LONGEST_REPEATED = 200

const sayNow = (value: Shown[string] | undefined): string => {
  const text = typeof value === 'boolean' ? yesOrNo(value) : String(value ?? '') || 'none'
  return text.length > LONGEST_REPEATED || text.includes('\n') ? '' : ` (now ${text})`
}

/** What is different now from what was seen. */
export const newsOf = (seen: Shown, now: Shown): string[] =>
  keysOf(now)
    .filter((label) => seen[label] !== now[label])
    .map((label) => `${label}${sayNow(now[label])}`)

/** Tells who typed what a colleague changed meanwhile. */
export const conflictText = (what: string, news: readonly string[]): string =>
  `A colleague changed ${what} meanwhile${news.length > 0 ? `: ${news.join('; ')}` : ''}. What you typed is still here. Saving again keeps yours.`

/** What a colleague changed in an event while somebody typed. */
export const describeConflict = (seen: EventDetail, now: EventDetail): string => {
  const news = keysOf(FIELDS)
    .filter((name) => seen.form[name] !== now.form[name])
    .map((name) => `${FIELDS[name][0]} (now ${FIELDS[name][1](now.form)})`)
  if (seen.status !== now.status) news.push(`status (now ${EVENT_STATUSES[now.status]})`)
  return conflictText('this event', news)
}
