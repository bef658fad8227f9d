import { z } from 'zod'
import { type AnswerOutcome, answerSchema } from '../../domain/messaging/contactMessages/answer.schema'
import {
  type MessageList,
  handlingSchema,
  messageListSchema,
} from '../../domain/messaging/contactMessages/handling.schema'
import { CONTACT_STATUSES } from '../../domain/messaging/contactMessages/statuses.schema'
import { keysOf } from '../../platform/records.schema'
import { pageOf, person, text, whole } from './staffAnswers'
import { REFUSALS, type StaffOperation, UNKNOWN_FILTER, WRONG_FIELDS, reads } from './staffParts'

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

const messageListAnswer = pageOf(messageRow).extend({
  answerTimes: z.array(z.object({ days: whole, count: whole, median: minutes, p90: minutes })),
  colleagues: z.array(person),
}) satisfies z.ZodType<MessageList>

const answeredAnswer = z.object({
  outcome: z.literal('answered'),
  answeredAt: z.string(),
  updatedAt: z.string(),
}) satisfies z.ZodType<AnswerOutcome>

export const MESSAGE_ID = { id: 'The id of the message.' }
export const NO_MESSAGE = { 404: { description: 'There is no such message' } }

/** What staff do with messages from the contact form and by mail. */
export const messageOperations: readonly StaffOperation[] = [
  {
    method: 'get',
    path: '/api/contact-messages/list',
    summary: 'Messages, the newest first, and how long people waited for an answer',
    query: messageListSchema,
    answers: { ...reads(messageListAnswer, 'A page of messages'), ...UNKNOWN_FILTER, ...REFUSALS },
  },
  {
    method: 'post',
    path: '/api/contact-messages/{id}/handling',
    summary: 'Change the status of a message, or who answers it',
    parameters: MESSAGE_ID,
    body: handlingSchema,
    answers: {
      ...reads(z.object({ updatedAt: z.string() }), 'Changed'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      ...NO_MESSAGE,
      409: { description: 'A colleague changed it meanwhile' },
    },
  },
  {
    method: 'post',
    path: '/api/contact-messages/{id}/answer',
    summary: 'Answer a message by mail',
    parameters: MESSAGE_ID,
    body: answerSchema,
    answers: {
      ...reads(answeredAnswer, 'Answered'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      ...NO_MESSAGE,
      409: { description: 'A colleague answered meanwhile, or it is marked as spam' },
      413: { description: 'The files are too large' },
      415: { description: 'A file is of a kind that is not sent' },
    },
  },
]
