import { z } from 'zod'
import {
  type AttendanceList,
  type AttendanceMarked,
  type WalkInMarked,
  attendanceMarkSchema,
  attendanceQuerySchema,
  walkInSchema,
} from '../../domain/events/attendance/attendance.schema'
import {
  type EventTrashed,
  eventListSchema,
  eventTrashSchema,
  registrantListSchema,
  removalSchema,
} from '../../domain/events/events.schema'
import { outcomeAnswer, pageOf, text, whole } from './staffAnswers'
import {
  CSV,
  REFUSALS,
  type StaffOperation,
  UNKNOWN_FILTER,
  WITH_PROOF,
  WRONG_FIELDS,
  reads,
  sends,
} from './staffParts'

const attendanceAnswer = pageOf(
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

const markedAnswer = outcomeAnswer('marked', 'unmarked') satisfies z.ZodType<AttendanceMarked>
const walkInAnswer = outcomeAnswer('marked').extend({
  fullName: z.string(),
}) satisfies z.ZodType<WalkInMarked>
const trashedAnswer = z.object({
  told: whole.describe('How many people are told by mail.'),
}) satisfies z.ZodType<EventTrashed>

const EVENT_ID = { id: 'The id of the event.' }
const OF_REGISTRANT = { ...EVENT_ID, user: 'The id of the person’s account.' }
const NO_EVENT = { 404: { description: 'There is no such event, or it is of another region' } }
const TOO_EARLY = { 409: { description: 'The day of the event has not come' } }

/** What staff do with the people of events. */
export const attendanceOperations: readonly StaffOperation[] = [
  {
    method: 'get',
    path: '/api/events/{id}/attendance',
    summary: 'Who is registered for an event or came to it',
    parameters: EVENT_ID,
    query: attendanceQuerySchema,
    answers: {
      ...reads(attendanceAnswer, 'A page of people'),
      ...UNKNOWN_FILTER,
      ...REFUSALS,
      ...NO_EVENT,
    },
  },
  {
    method: 'get',
    path: '/api/events/{id}/attendance.csv',
    summary: 'Everybody who is registered for an event or came to it, as a table',
    parameters: EVENT_ID,
    query: attendanceQuerySchema,
    answers: { ...sends(CSV, 'The table'), ...UNKNOWN_FILTER, ...WITH_PROOF, ...NO_EVENT },
  },
  {
    method: 'post',
    path: '/api/events/{id}/attendance/{user}',
    summary: 'Mark that a person came to an event, or take the mark back',
    parameters: OF_REGISTRANT,
    body: attendanceMarkSchema,
    answers: {
      ...reads(markedAnswer, 'Marked'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      404: { description: 'There is no such event, or the person is not registered' },
      ...TOO_EARLY,
    },
  },
  {
    method: 'post',
    path: '/api/events/{id}/attendance',
    summary: 'Mark somebody as there who did not register',
    parameters: EVENT_ID,
    body: walkInSchema,
    answers: {
      ...reads(walkInAnswer, 'Marked'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      404: { description: 'There is no such event, or nobody is known by the address or number' },
      ...TOO_EARLY,
    },
  },
  {
    method: 'get',
    path: '/api/events/list.csv',
    summary: 'The events that a filter leaves, all pages, as a table',
    query: eventListSchema,
    answers: { ...sends(CSV, 'The table'), ...UNKNOWN_FILTER, ...WITH_PROOF },
  },
  {
    method: 'get',
    path: '/api/events/{id}/registrants.csv',
    summary: 'Everybody registered for an event, as a table',
    parameters: EVENT_ID,
    query: registrantListSchema,
    answers: { ...sends(CSV, 'The table'), ...UNKNOWN_FILTER, ...WITH_PROOF, ...NO_EVENT },
  },
  {
    method: 'post',
    path: '/api/events/{id}/registrants/{user}/removal',
    summary: 'Remove a person’s registration; the person is told by mail',
    parameters: OF_REGISTRANT,
    body: removalSchema,
    answers: {
      ...reads(outcomeAnswer('removed'), 'Removed'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      404: { description: 'There is no such event or account' },
    },
  },
  {
    method: 'post',
    path: '/api/events/{id}/trash',
    summary: 'Move an event to the trash; everybody registered is told',
    parameters: EVENT_ID,
    body: eventTrashSchema,
    answers: {
      ...reads(trashedAnswer, 'Moved'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      ...NO_EVENT,
      409: {
        description: 'A colleague changed it meanwhile, more people are registered, or a page shows it',
      },
    },
  },
]
