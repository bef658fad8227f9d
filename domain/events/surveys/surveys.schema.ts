import { z } from 'zod'
import { groupRows } from '../../../platform/formRows.schema'
import { SURVEY_LIMITS } from './surveys.constants'

const { questions, question, text } = SURVEY_LIMITS

/** Body of `POST /api/events/:id/survey-questions`, for form and endpoint: own questions, one a line. */
export const surveyFormSchema = z.strictObject({
  questions: z
    .string('Please send questions')
    .transform((lines) => lines.split('\n').flatMap((line) => line.trim() || []))
    .pipe(
      z
        .array(z.string().max(question, `At most ${question} characters a line`))
        .max(questions, `At most ${questions} questions`),
    ),
})

const answerSchema = z.strictObject({
  value: z.string().trim().max(text, `At most ${text} characters`),
})

/** The answers to all questions in their order, as the form has them. The first is the overall mark. */
export const surveyAnswersSchema = z.preprocess(
  groupRows('answers'),
  z.strictObject({
    answers: z
      .array(answerSchema)
      .max(questions + 3)
      .refine(([overall]) => /^[1-5]$/.test(overall?.value ?? ''), {
        path: [0, 'value'],
        message: 'Please choose a mark',
      }),
  }),
)

/** Body of `POST /api/events/:id/survey`: `token` is that of the mailed link; without answers it is only looked at. */
export const surveySchema = z.strictObject({
  token: z.string().max(100).optional(),
  answers: z
    .array(answerSchema)
    .max(questions + 3)
    .optional(),
})

/** What it answers. */
export interface SurveyView {
  /** `again`: these answers were not stored, as the person has answered before. */
  state: 'asked' | 'answered' | 'again'
  questions: string[]
  /** ISO 8601. */
  until: string
}

/** What came of a survey: `rows` with the cells of `SURVEY_COLUMNS`, empty while few have answered. */
export interface SurveyResults {
  questions: string[]
  answers: number
  rows: string[][]
}
