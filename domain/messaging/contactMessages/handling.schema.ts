import { z } from 'zod'
import { CONTACT_STATUSES, type ContactStatus } from './statuses.schema'
import type { OutboxStatus } from '../mail/statuses.schema'
import { CONTACT_MESSAGE_SORTS } from './sorts.constants'
import { keysOf } from '../../../platform/records.schema'

export const MESSAGES_PER_PAGE = 25

/** Query of `GET /api/contact-messages/list` and `GET /api/contact-messages/list.csv`. */
export const messageListSchema = z.strictObject({
  /** Part of the name, the address, the subject or the message. */
  q: z.string().trim().max(100).default(''),
  status: z.enum(keysOf(CONTACT_STATUSES)).optional(),
  /** Whose it is: the asking person's, nobody's. */
  assigned: z.enum(['me', 'nobody']).optional(),
  /** `late`: has waited longer than the promised 24 hours; `spam`: marked as spam, which all others leave out. */
  show: z.enum(['late', 'spam']).optional(),
  sort: z.enum(CONTACT_MESSAGE_SORTS).default('-createdAt'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type MessageFilter = z.output<typeof messageListSchema>

/** Body of `POST /api/contact-messages/:id/handling`. */
export const handlingSchema = z
  .strictObject({
    status: z.enum(keysOf(CONTACT_STATUSES), 'Please choose a status').optional(),
    /** Id of an administrator's account; null for nobody. */
    assignee: z
      .string()
      .regex(/^[0-9a-f]{24}$/, 'Please choose a colleague')
      .nullable()
      .optional(),
    /** When it had been changed last as it was looked at. */
    updatedAt: z.iso.datetime(),
  })
  .refine(({ status, assignee }) => status !== undefined || assignee !== undefined, 'Nothing to change')

/** Body of `POST /api/contact-messages/:id/spam`. */
export const spamSchema = z.strictObject({ isSpam: z.boolean() })

/** Someone a message can be assigned to. */
export interface Colleague {
  id: string
  fullName: string
}

/** A mail of the outbox. */
export interface AnswerMail {
  id: string
  status: OutboxStatus
  /** For sending it again. */
  updatedAt: string
}

export interface MessageRow {
  id: string
  name: string
  email: string
  subject: string
  message: string
  status: ContactStatus
  /** Id of the account. */
  assignee: string | null
  /** Id of the account that wrote it; null for a visitor. */
  sender: string | null
  /** How many answers were given. */
  answers: number
  /** When the first one was given. */
  answeredAt: string | null
  /** How long whoever wrote waited for it; null while there is none. */
  minutesToAnswer: number | null
  /** When whoever wrote answered by mail last. */
  repliedAt: string | null
  /** When it was marked as spam. */
  spamAt: string | null
  createdAt: string
  updatedAt: string
}

/** How long people waited for a first answer, over the messages first answered within some days. */
export interface AnswerTimes {
  /** How many days back. */
  days: number
  /** How many messages. */
  count: number
  /** In minutes, as the next one: half of them waited no longer. Null without a message. */
  median: number | null
  /** Nine in ten waited no longer. */
  p90: number | null
}

export interface MessageList {
  docs: MessageRow[]
  totalDocs: number
  page: number
  totalPages: number
  answerTimes: AnswerTimes[]
  /** The administrators, by name. */
  colleagues: Colleague[]
}
