import { z } from 'zod'
import { groupRows } from '../../../platform/formRows.schema'
import { keysOf } from '../../../platform/records.schema'
import { ON_ONE_LINE } from '../../../platform/requiredText.schema'
import { ticked } from '../../../platform/ticked.schema'
import type { CancelTerm } from '../cancelTerms/cancelTerms.constants'
import {
  QUESTION_KINDS,
  QUESTION_LIMITS as LIMITS,
  type Answers,
  type TicketQuestion,
  questionsFor,
  wrongAnswers,
} from './questions.constants'

const id = z.string('Please send an id').regex(/^[\da-f]{24}$/, 'Please send an id')

const line = (max: number, missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(max, `At most ${max} characters`)
    .regex(...ON_ONE_LINE)

/** A list; a form sends it as lines of a text. */
const choices = z.preprocess(
  (value) => (typeof value === 'string' ? value.split('\n').filter((each) => each.trim()) : value),
  z
    .array(line(LIMITS.choice, 'Please enter a choice'))
    .max(LIMITS.choices, `At most ${LIMITS.choices} choices`)
    .default([]),
)

/** Ids; a form sends a checkbox for each. */
const types = z.preprocess(
  (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : value,
  z.array(id).max(100).default([]),
)

const questionSchema = z
  .strictObject({
    /** Left out for a new one. */
    id: z.union([z.literal('').transform(() => undefined), id]).optional(),
    label: line(LIMITS.label, 'Please enter a question'),
    kind: z.enum(keysOf(QUESTION_KINDS), 'Please choose what is answered'),
    choices,
    isRequired: ticked,
    isAtDoor: ticked,
    types,
  })
  .refine(({ kind, choices: { length } }) => kind !== 'choice' || length >= 2, {
    path: ['choices'],
    message: 'Please enter two choices or more, each on a line of its own',
  })

const hasNoneTwice = (ids: readonly (string | undefined)[]): boolean => {
  const known = ids.filter(Boolean)
  return new Set(known).size === known.length
}

/** Body of `POST /api/events/:id/ticket-questions`. */
export const ticketQuestionsSchema = z.strictObject({
  questions: z
    .array(questionSchema)
    .max(LIMITS.questions, `At most ${LIMITS.questions} questions`)
    .refine((questions) => hasNoneTwice(questions.map((each) => each.id)), 'A question is there twice'),
  /** The version that was read; null where there was none. */
  updatedAt: z.union([z.literal('').transform(() => null), z.iso.datetime(), z.null()]),
})
export type TicketQuestionsForm = z.output<typeof ticketQuestionsSchema>

/** The same as a form holds it: fields `questions.0.label`. */
export const ticketQuestionsFormSchema = z.preprocess(groupRows('questions'), ticketQuestionsSchema)

/** What is answered for a ticket, by the id of the question; an empty answer is none. */
export const answersSchema = z
  .record(
    id,
    z
      .string('Please enter an answer')
      .trim()
      .max(LIMITS.answer, `At most ${LIMITS.answer} characters`)
      .regex(...ON_ONE_LINE),
  )
  .refine((answers) => Object.keys(answers).length <= LIMITS.questions, 'There are too many answers')
  .transform((answers): Answers => Object.fromEntries(Object.entries(answers).filter(([, text]) => text)))
  .default({})

/** The check that all tickets of an order have the answers that an event asks for. */
export const checkAnswers =
  (questions: readonly TicketQuestion[]) =>
  (
    { tickets }: { tickets: readonly { type: string; answers: Answers }[] },
    context: z.RefinementCtx,
  ): void => {
    for (const [place, { type, answers }] of tickets.entries())
      for (const { question, message } of wrongAnswers(questionsFor(questions, type), answers))
        context.addIssue({ code: 'custom', path: ['tickets', place, 'answers', question], message })
  }

/** The answer of `GET /api/events/:id/ticket-settings`. */
export interface TicketSettings {
  questions: TicketQuestion[]
  /** When buyers can cancel what they paid; empty: never by themselves. */
  cancelTerms: CancelTerm[]
  /** The version to send with the next change; null while nothing is set. */
  updatedAt: string | null
}
