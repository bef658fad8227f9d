import { z } from 'zod'
import { MAX_ANSWERS } from './contactForm.schema'

const ANSWER_LIMIT = 10_000

/** `POST /api/contact-messages/:id/answer`, for form and endpoint. */
export const answerSchema = z.strictObject({
  text: z
    .string('Please write an answer')
    .trim()
    .min(1, 'Please write an answer')
    .max(ANSWER_LIMIT, `At most ${ANSWER_LIMIT} characters`),
  /** How many answers had been given when this one was written: one more than a colleague gave meanwhile is refused. */
  after: z.coerce.number('Please look at the message again').int().min(0).max(MAX_ANSWERS).default(0),
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
