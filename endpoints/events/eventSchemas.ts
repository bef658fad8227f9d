import { z } from 'zod'
import {
  type EventChanged,
  type EventDetail,
  type EventList,
  type RegistrantList,
} from '../../domain/events/events.schema'
import { EVENT_STATUSES } from '../../domain/events/statuses.schema'
import { keysOf } from '../../platform/records.schema'
import { history, pageOf, region, text, whole } from '../answerSchemas'

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
  updatedAt: z.string().describe('To be sent with the next change.'),
})

export const eventListAnswer = pageOf(event) satisfies z.ZodType<EventList>

export const eventAnswer = event.extend({
  slug: z.string(),
  description: text,
  form: z.record(z.string(), z.unknown()).describe('The fields as a change sends them, in Juba time.'),
  createdAt: z.string(),
  createdBy: text,
  hasDraft: z.boolean(),
  history,
}) satisfies z.ZodType<Omit<EventDetail, 'form'>>

export const changedAnswer = z.object({
  updatedAt: z.string(),
  told: whole.describe('How many registered people will be notified by email.'),
}) satisfies z.ZodType<EventChanged>

export const registrantListAnswer = pageOf(
  z.object({ id: z.string(), fullName: z.string(), email: z.string(), registeredAt: z.string() }),
) satisfies z.ZodType<RegistrantList>

export const EVENT_ID = { id: 'The id of the event.' }
export const NO_EVENT = { 404: 'There is no such event, or it is of another region' }
export const CHANGED_MEANWHILE = { 409: 'A colleague changed the event meanwhile' }
