import { z } from 'zod'
import { CONTACT_STATUSES, type ContactStatus, NOTE_LIMIT } from './contactForm.schema'
import type { OutboxStatus } from '../mail/statuses.schema'
import { CONTACT_MESSAGE_SORTS } from './sorts.constants'
import { keysOf } from '../../platform/records.schema'

export const MESSAGES_PER_PAGE = 25

/** Query of `GET /api/contact-messages/list` and `GET /api/contact-messages/list.csv`. */
export const messageListSchema = z.strictObject({
  /** Part of the name, the address, the subject or the message. */
  q: z.string().trim().max(100).default(''),
  status: z.enum(keysOf(CONTACT_STATUSES)).optional(),
  /** Whose it is: the asking person's, nobody's. */
  assigned: z.enum(['me', 'nobody']).optional(),
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
    /** For the staff only; empty takes it away. */
    note: z.string().trim().max(NOTE_LIMIT, `At most ${NOTE_LIMIT} characters`).optional(),
    /** When it had been changed last as it was looked at. */
    updatedAt: z.iso.datetime(),
  })
  .refine(
    ({ status, assignee, note }) => status !== undefined || assignee !== undefined || note !== undefined,
    'Nothing to change',
  )

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

/** A further answer to a message. */
export interface FurtherAnswer {
  answer: string
  answeredAt: string
  answeredBy: string
  answerMail: AnswerMail | null
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
  /** For the staff only. */
  note: string | null
  answer: string | null
  answeredAt: string | null
  /** The name of who answered. */
  answeredBy: string | null
  /** How far the mail with the answer has come; null while it is not in the outbox yet. */
  answerMail: AnswerMail | null
  /** What was answered after that, in its order. */
  furtherAnswers: FurtherAnswer[]
  createdAt: string
  updatedAt: string
}

export interface MessageList {
  docs: MessageRow[]
  totalDocs: number
  page: number
  totalPages: number
  /** The administrators, by name. */
  colleagues: Colleague[]
}
