import { z } from 'zod'

export const ANSWER_LIMIT = 10_000

/** `POST /api/contact-messages/:id/answer`, for form and endpoint. */
export const answerSchema = z.strictObject({
  text: z.string('Please write an answer').trim().min(1, 'Please write an answer').max(ANSWER_LIMIT, `At most ${ANSWER_LIMIT} characters`),
})
export type AnswerInput = z.input<typeof answerSchema>

/** What an answer that was given is answered with. */
export interface AnswerOutcome {
  outcome: 'answered'
  /** When, as an ISO date. */
  answeredAt: string
  /** For the next change of the message. */
  updatedAt: string
}
