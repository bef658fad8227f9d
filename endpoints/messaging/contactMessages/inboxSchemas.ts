import { z } from 'zod'
import { type AnswerOutcome } from '../../../domain/messaging/contactMessages/answer.schema'
import { type MessageList } from '../../../domain/messaging/contactMessages/handling.schema'
import { CONTACT_STATUSES } from '../../../domain/messaging/contactMessages/statuses.schema'
import { keysOf } from '../../../platform/records.schema'
import { pageOf, person, text, whole } from '../../answerSchemas'

const minutes = z.number().nullable().describe('In minutes.')

export const messageRow = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  status: z.enum(keysOf(CONTACT_STATUSES)),
  assignee: text,
  sender: text,
  answers: whole,
  answeredAt: text,
  minutesToAnswer: minutes,
  repliedAt: text,
  spamAt: text,
  createdAt: z.string(),
  updatedAt: z.string(),
})

export const messageListAnswer = pageOf(messageRow).extend({
  answerTimes: z.array(z.object({ days: whole, count: whole, median: minutes, p90: minutes })),
  colleagues: z.array(person),
}) satisfies z.ZodType<MessageList>

export const answeredAnswer = z.object({
  outcome: z.literal('answered'),
  answeredAt: z.string(),
  updatedAt: z.string(),
}) satisfies z.ZodType<AnswerOutcome>

export const MESSAGE_ID = { id: 'The id of the message.' }
export const NO_MESSAGE = { 404: 'There is no such message' }
