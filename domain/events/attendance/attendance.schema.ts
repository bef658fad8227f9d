import { z } from 'zod'
import { ON_ONE_LINE } from '../../../platform/requiredText.schema'

export const ATTENDEES_PER_PAGE = 50

/** Query of `GET /api/events/:id/attendance` and of its export. */
export const attendanceQuerySchema = z.strictObject({
  /** Part of the name or the address. */
  q: z.string().trim().max(100).default(''),
  show: z.enum(['came', 'missing']).optional(),
  page: z.coerce.number().int().min(1).max(1000).default(1),
})
export type AttendanceFilter = z.output<typeof attendanceQuerySchema>

/** Body of `POST /api/events/:id/attendance/:user`. */
export const attendanceMarkSchema = z.strictObject({
  /** False takes the mark back. */
  isPresent: z.boolean('Please say whether the person came'),
})

/** Body of `POST /api/events/:id/attendance`, for form and endpoint: somebody who did not register. */
export const walkInSchema = z.strictObject({
  who: z
    .string('Please enter an email address or a membership number')
    .trim()
    .min(1, 'Please enter an email address or a membership number')
    .max(255, 'At most 255 characters')
    .regex(...ON_ONE_LINE),
})

/** How many people a list of participants has at most. */
const MAX_PARTICIPANTS = 500

/** What stands between words in a list, also in a table or around an address. */
const BETWEEN = /[\s,;:<>"'()[\]|]+/
/** An address, or a membership number. */
const PERSON = /^(?:[^@]+@[^@]+|ace-\d{4}-\d{4,11})$/

/** The addresses and membership numbers in a text, such as the list of participants of a meeting, once each. */
const readParticipants = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(BETWEEN)
      .filter((word) => word.length <= 255 && PERSON.test(word)),
  ),
]

/** Body of `POST /api/events/:id/participants`, for form and endpoint. Source: issue 34, part 4. */
export const participantsSchema = z.strictObject({
  list: z
    .string('Please paste the list')
    .max(200_000, 'This list is too long. Please send it in parts.')
    .transform(readParticipants)
    .pipe(
      z
        .array(z.string())
        .min(1, 'There is no email address or membership number in this list')
        .max(MAX_PARTICIPANTS, `At most ${MAX_PARTICIPANTS} people at once`),
    ),
})

/** The answer of `POST /api/events/:id/participants`. */
export interface ParticipantsMarked {
  /** How many are marked as there now, also before. */
  marked: number
  /** Addresses and numbers by which nobody is known. */
  unknown: string[]
}

/** Somebody who is registered for an event, or came to it. */
export interface AttendeeRow {
  /** Of the account. */
  id: string
  fullName: string
  email: string
  /** ISO 8601; null for somebody whose registration is gone. */
  registeredAt: string | null
  /** When it was marked that the person came, as ISO 8601; null for who has not come. */
  attendedAt: string | null
}

/** The answer of `GET /api/events/:id/attendance`. */
export interface AttendanceList {
  docs: AttendeeRow[]
  totalDocs: number
  page: number
  totalPages: number
  /** Of all whom the reader may see, whatever the list is narrowed to. */
  registered: number
  attended: number
  /** Why nobody can be marked as there; null when they can. */
  closed: string | null
}

/** The answer of `POST /api/events/:id/attendance/:user`. */
export interface AttendanceMarked {
  outcome: 'marked' | 'unmarked'
}

/** What `GET /api/events/verify/:code` answers: what the reader of a certificate of attendance may know. */
export interface VerifiedAttendance {
  /** The registered name of a member, the name in the profile of others. */
  fullName: string
  /** The title of the event. */
  event: string
  /** `YYYY-MM-DD`, of its beginning. */
  day: string
  /** CPD hours; null for an event without any. */
  hours: number | null
}

/** The answer of `POST /api/events/:id/attendance`. */
export interface WalkInMarked {
  outcome: 'marked'
  fullName: string
}
