import type { HistoryEntry } from '../audit/history.schema'
import { z } from 'zod'
import { ticked } from '../../platform/ticked.schema'
import { EVENT_DETAILS } from './details.schema'
import { EVENT_STATUSES, type EventStatus } from './statuses.schema'
import { REGIONS, type Region } from '../../collections/access/roles'
import { EVENT_SORTS, REGISTRANT_SORTS } from './sorts.constants'
import { keysOf } from '../../platform/records.schema'

export const EVENTS_PER_PAGE = 25
export const REGISTRANTS_PER_PAGE = 50

const EVENT_LIMITS = {
  title: 200,
  description: 5000,
  location: 200,
  maxAttendees: 100_000,
  reason: 1000,
} as const

const search = z.string().trim().max(100).default('')
const page = z.coerce.number().int().min(1).max(10_000).default(1)

/** Query of `GET /api/events/list` and `GET /api/events/list.csv`. An unknown filter is refused, not ignored. */
export const eventListSchema = z.strictObject({
  /** Part of the title or the place. */
  q: search,
  status: z.enum(keysOf(EVENT_STATUSES)).optional(),
  when: z.enum(['upcoming', 'past']).optional(),
  region: z.enum(REGIONS).optional(),
  sort: z.enum(EVENT_SORTS).default('-eventDate'),
  page,
})
export type EventListFilter = z.output<typeof eventListSchema>

/** Query of `GET /api/events/:id/registrants` and `GET /api/events/:id/registrants.csv`. */
export const registrantListSchema = z.strictObject({
  /** Part of the name or the address. */
  q: search,
  sort: z.enum(REGISTRANT_SORTS).default('createdAt'),
  page,
})
export type RegistrantFilter = z.output<typeof registrantListSchema>

const requiredText = (message: string, max: number) =>
  z.string(message).trim().min(1, message).max(max, `At most ${max} characters`)

/** Whether the day and the time exist. */
const isMoment = (text: string): boolean => {
  const moment = new Date(`${text}:00.000Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}

/** Date and time in Juba, `YYYY-MM-DDTHH:mm`. */
export const jubaTime = (message: string) =>
  z
    .string(message)
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, message)
    .refine(isMoment, message)

/** A form sends an empty text for an empty field. */
export const orNothing = <Output>(schema: z.ZodType<Output>) =>
  z.preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable())

const ATTENDEES = `Please enter a whole number from 1 to ${EVENT_LIMITS.maxAttendees}, or nothing`

const CPD_HOURS = `Please enter hours from 0.5 to ${EVENT_DETAILS.cpdHours} in steps of a half, or nothing`

export const optionalText = (max: number) =>
  orNothing(z.string().trim().max(max, `At most ${max} characters`)).default(null)

const content = {
  title: requiredText('Title is required', EVENT_LIMITS.title),
  description: orNothing(
    z.string().trim().max(EVENT_LIMITS.description, `At most ${EVENT_LIMITS.description} characters`),
  ),
  eventDate: jubaTime('Event date is required'),
  endDate: orNothing(jubaTime('Please enter a date and a time, or nothing')),
  isDateToBeAnnounced: ticked,
  location: requiredText('Location is required', EVENT_LIMITS.location),
  isVirtual: ticked,
  maxAttendees: orNothing(
    z.coerce.number(ATTENDEES).int(ATTENDEES).min(1, ATTENDEES).max(EVENT_LIMITS.maxAttendees, ATTENDEES),
  ),
  /** The region of the chapter that organises it, if any. */
  region: orNothing(z.enum(REGIONS, 'Please choose a region')),
  /** The id of the technical division that it belongs to, if any. */
  division: orNothing(z.string().regex(/^[\da-f]{24}$/, 'Please choose a division')).default(null),
  venue: optionalText(EVENT_DETAILS.venue),
  /** One item a line, its time first. */
  programme: optionalText(EVENT_DETAILS.programme),
  /** One a line: name, position. */
  speakers: optionalText(EVENT_DETAILS.speakers),
  audience: optionalText(EVENT_DETAILS.audience),
  whatToBring: optionalText(EVENT_DETAILS.whatToBring),
  cpdHours: orNothing(
    z.coerce
      .number(CPD_HOURS)
      .min(0.5, CPD_HOURS)
      .max(EVENT_DETAILS.cpdHours, CPD_HOURS)
      .multipleOf(0.5, CPD_HOURS),
  ).default(null),
  /** The last day in Juba on which papers for it can be submitted; null: no call for papers. */
  papersUntil: orNothing(z.iso.date('Please enter a day, or nothing')).default(null),
  contactName: optionalText(EVENT_DETAILS.contactName),
  contactEmail: orNothing(
    z
      .string()
      .trim()
      .max(EVENT_DETAILS.contactEmail, 'Please enter a valid email address')
      .pipe(z.email('Please enter a valid email address')),
  ).default(null),
}

const endsAfterStart = ({ eventDate, endDate }: { eventDate: string; endDate: string | null }): boolean =>
  endDate === null || endDate > eventDate
const ENDS_TOO_EARLY = { path: ['endDate'], message: 'The end must come after the start' }

/**
 * Body of `POST /api/events/list`, and the creation form. Source: spec.md section 5, "Admin event form"; section 4,
 * "draft is the default".
 */
export const newEventSchema = z
  .strictObject({
    ...content,
    status: z.enum(['draft', 'published'], 'Please choose a status').default('draft'),
  })
  .refine(endsAfterStart, ENDS_TOO_EARLY)
export type NewEvent = z.output<typeof newEventSchema>

/** The form that changes an event. */
export const eventFormSchema = z.strictObject(content).refine(endsAfterStart, ENDS_TOO_EARLY)
export type EventForm = z.output<typeof eventFormSchema>

/** The version that was read: an event that was changed since is not overwritten. */
const updatedAt = z.iso.datetime()

/** Body of `POST /api/events/:id/desk`. */
export const eventChangeSchema = z
  .strictObject({
    ...content,
    updatedAt,
    /** Confirms a limit below the number registered: nobody loses a seat by it. */
    isBelowRegistered: z.boolean().default(false),
  })
  .refine(endsAfterStart, ENDS_TOO_EARLY)
export type EventChange = z.output<typeof eventChangeSchema>

/** Body of `POST /api/events/:id/status`. */
export const eventStatusSchema = z.strictObject({
  status: z.enum(['published', 'cancelled'], 'Please choose a status'),
  updatedAt,
})
export type EventStatusChange = z.output<typeof eventStatusSchema>

/** Body of `POST /api/events/:id/registrants/:user/removal`. */
export const removalSchema = z.strictObject({
  /** Told to the person. */
  reason: z.string().trim().max(EVENT_LIMITS.reason, `At most ${EVENT_LIMITS.reason} characters`).default(''),
})

/** An event as staff see it, in the list and on its page. */
export interface EventRow {
  id: string
  title: string
  /** ISO 8601, as is the end. */
  eventDate: string
  endDate: string | null
  isDateToBeAnnounced: boolean
  location: string
  isVirtual: boolean
  isOver: boolean
  status: EventStatus
  region: Region | null
  /** How many are registered, of how many; null: unlimited. */
  registered: number
  maxAttendees: number | null
  /** The version to send with the next change. */
  updatedAt: string
}

export interface EventList {
  docs: EventRow[]
  totalDocs: number
  page: number
  totalPages: number
}

/** The answer of `GET /api/events/:id/desk`. */
export interface EventDetail extends EventRow {
  slug: string
  description: string | null
  /** The values of the form, in Juba time: old browsers may calculate with another offset. */
  form: EventForm
  createdAt: string
  /** Shown to administrators only. */
  createdBy: string | null
  /** Whether a draft made in the panel lies beside the published event. */
  hasDraft: boolean
  /** What was done to it, the newest first. */
  history: HistoryEntry[]
}

/** The answer to a change of an event. */
export interface EventChanged {
  updatedAt: string
  /** How many registered people will be notified by email. */
  told: number
}

export interface RegistrantRow {
  /** Of the account. */
  id: string
  fullName: string
  email: string
  /** ISO 8601. */
  registeredAt: string
}

export interface RegistrantList {
  docs: RegistrantRow[]
  totalDocs: number
  page: number
  totalPages: number
}

/** Body of `POST /api/events/:id/trash`: the version that was read, and how many were registered then. */
export const eventTrashSchema = z.strictObject({ registered: z.number().int().min(0), updatedAt })
export type EventTrash = z.output<typeof eventTrashSchema>

export interface EventTrashed {
  /** How many people are told by mail. */
  told: number
}
