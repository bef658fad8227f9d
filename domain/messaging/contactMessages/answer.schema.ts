import { z } from 'zod'
import { ENTRY_LIMITS } from './thread/entries.schema'

const attachmentSchema = z.strictObject({
  /** Of the upload. */
  key: z.uuid('Please choose the file again'),
  /** What the reader sees as its name, without the ending. */
  name: z
    .string()
    .trim()
    .min(1, 'Please name the file')
    .max(190, 'At most 190 characters')
    .regex(/^[^\p{Cc}/\\]*$/u, 'Please name the file without slashes'),
})

/** `POST /api/contact-messages/:id/answer`, for form and endpoint. */
export const answerSchema = z.strictObject({
  text: z
    .string('Please write an answer')
    .trim()
    .min(1, 'Please write an answer')
    .max(ENTRY_LIMITS.answer, `At most ${ENTRY_LIMITS.answer} characters`),
  /** How many answers had been given when this one was written: one more than a colleague gave meanwhile is refused. */
  after: z.coerce
    .number('Please look at the message again')
    .int()
    .min(0)
    .max(ENTRY_LIMITS.answers - 1)
    .default(0),
  /** Uploads that come with it. */
  attachments: z
    .array(attachmentSchema)
    .max(ENTRY_LIMITS.attachments, `At most ${ENTRY_LIMITS.attachments} files`)
    .default([]),
})
export type AnswerOf = z.output<typeof answerSchema>

/** What an answer that was given is answered with. */
export interface AnswerOutcome {
  outcome: 'answered'
  /** When, as an ISO date. */
  answeredAt: string
  /** For the next change of the message. */
  updatedAt: string
}
