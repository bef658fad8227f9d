import { z } from 'zod'
import {
  type EventChanged,
  type EventDetail,
  type EventList,
  type RegistrantList,
  eventChangeSchema,
  eventListSchema,
  eventStatusSchema,
  newEventSchema,
  registrantListSchema,
} from '../../domain/events/events.schema'
import { EVENT_STATUSES } from '../../domain/events/statuses.schema'
import { keysOf } from '../../platform/records.schema'
import { pageOf, region, text, whole } from './staffAnswers'
import { REFUSALS, type StaffOperation, UNKNOWN_FILTER, WRONG_FIELDS, reads } from './staffParts'

const event = z.object({
  id: z.string(),
  title: z.string(),
  eventDate: z.string(),
  endDate: text,
  isDateToBeAnnounced: z.boolean(),
  location: z.string(),
  isVirtual: z.boolean(),
  isOver: z.boolean(),
  status: z.enum(keysOf(EVENT_STATUSES)),
  region,
  registered: whole,
  maxAttendees: whole.nullable().describe('Null: without a limit.'),
})

const eventListAnswer = pageOf(event) satisfies z.ZodType<EventList>

const eventAnswer = event.extend({
  slug: z.string(),
  description: text,
  form: z.record(z.string(), z.unknown()).describe('The fields as a change sends them, in Juba time.'),
  updatedAt: z.string().describe('To be sent with the next change.'),
  createdAt: z.string(),
  createdBy: text,
  hasDraft: z.boolean(),
}) satisfies z.ZodType<Omit<EventDetail, 'form'>>

const changedAnswer = z.object({
  updatedAt: z.string(),
  told: whole.describe('How many registered people will be notified by email.'),
}) satisfies z.ZodType<EventChanged>

const registrantListAnswer = pageOf(
  z.object({ id: z.string(), fullName: z.string(), email: z.string(), registeredAt: z.string() }),
) satisfies z.ZodType<RegistrantList>

const EVENT_ID = { id: 'The id of the event.' }
const NO_EVENT = { 404: { description: 'There is no such event, or it is of another region' } }
const CHANGED_MEANWHILE = { 409: { description: 'A colleague changed the event meanwhile' } }

/** What staff do with events. */
export const eventOperations: readonly StaffOperation[] = [
  {
    method: 'get',
    path: '/api/events/list',
    summary: 'Events with drafts and the number of people registered; those of the region for who has one',
    query: eventListSchema,
    answers: { ...reads(eventListAnswer, 'A page of events'), ...UNKNOWN_FILTER, ...REFUSALS },
  },
  {
    method: 'post',
    path: '/api/events/list',
    summary: 'Create an event, as a draft unless published',
    body: newEventSchema,
    answers: {
      201: { description: 'Created', schema: z.object({ id: z.string() }) },
      ...WRONG_FIELDS,
      ...REFUSALS,
    },
  },
  {
    method: 'get',
    path: '/api/events/{id}/desk',
    summary: 'An event with the values of its form',
    parameters: EVENT_ID,
    answers: { ...reads(eventAnswer, 'The event'), ...REFUSALS, ...NO_EVENT },
  },
  {
    method: 'post',
    path: '/api/events/{id}/desk',
    summary: 'Change an event; everybody registered is told of another time or place',
    parameters: EVENT_ID,
    body: eventChangeSchema,
    answers: {
      ...reads(z.object({ updatedAt: z.string() }), 'Changed'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      ...NO_EVENT,
      409: { description: 'A colleague changed the event meanwhile, or more people are registered' },
    },
  },
  {
    method: 'post',
    path: '/api/events/{id}/status',
    summary: 'Publish or cancel an event; everybody registered is told',
    parameters: EVENT_ID,
    body: eventStatusSchema,
    answers: {
      ...reads(changedAnswer, 'Changed'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      ...NO_EVENT,
      ...CHANGED_MEANWHILE,
    },
  },
  {
    method: 'get',
    path: '/api/events/{id}/registrants',
    summary: 'The people registered for an event',
    parameters: EVENT_ID,
    query: registrantListSchema,
    answers: {
      ...reads(registrantListAnswer, 'A page of people'),
      ...UNKNOWN_FILTER,
      ...REFUSALS,
      ...NO_EVENT,
    },
  },
]
