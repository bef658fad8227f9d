import { z } from 'zod'
import {
  type AttendanceList,
  type AttendanceMarked,
  type WalkInMarked,
} from '../../../domain/events/attendance/attendance.schema'
import { type EventTrashed } from '../../../domain/events/events.schema'
import { EVENT_ID } from '../eventSchemas'
import { outcomeAnswer, pageOf, text, whole } from '../../answerSchemas'

export const attendanceAnswer = pageOf(
  z.object({
    id: z.string().describe('Of the account.'),
    fullName: z.string(),
    email: z.string(),
    registeredAt: text,
    attendedAt: text.describe('Null for who has not come.'),
  }),
).extend({
  registered: whole,
  attended: whole,
  closed: text.describe('Why nobody can be marked as there; null when they can.'),
}) satisfies z.ZodType<AttendanceList>

export const markedAnswer = outcomeAnswer('marked', 'unmarked') satisfies z.ZodType<AttendanceMarked>
export const walkInAnswer = outcomeAnswer('marked').extend({
  fullName: z.string(),
}) satisfies z.ZodType<WalkInMarked>
export const trashedAnswer = z.object({
  told: whole.describe('How many people are told by mail.'),
}) satisfies z.ZodType<EventTrashed>

export const OF_REGISTRANT = { ...EVENT_ID, user: 'The id of the person’s account.' }
export const TOO_EARLY = { 409: 'The day of the event has not come' }
