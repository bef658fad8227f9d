import type { Payload, PayloadRequest } from 'payload'
import type { Event } from '../../../payload-types'
import { recordChange } from '../../audit'
import { questionsOf } from './answerSurvey'
import { SURVEY_LIMITS, asksForMark } from './surveys.constants'
import type { SurveyResults } from './surveys.schema'
import { findAnswers, findSurvey, storeSurvey } from './surveysRepository'

const rowsOf = (question: string, answers: string[]): string[][] => {
  const given = answers.filter(Boolean)
  if (!asksForMark(question)) return given.map((text) => [question, text, '1'])
  const mean = given.reduce((sum, mark) => sum + Number(mark), 0) / given.length
  return [
    [question, 'Mean', given.length > 0 ? mean.toFixed(1) : ''],
    ...['5', '4', '3', '2', '1'].map((mark) => [
      question,
      mark,
      String(given.filter((each) => each === mark).length),
    ]),
  ]
}

/** The results of the survey of an event; null without one. The caller checks access. */
export const readResults = async (payload: Payload, event: string): Promise<SurveyResults | null> => {
  const survey = await findSurvey(payload, event)
  if (!survey) return null
  const questions = questionsOf(survey)
  const all = await findAnswers(payload, event)
  const shown = all.length >= SURVEY_LIMITS.shownFrom ? questions : []
  const rows = shown.flatMap((question, place) =>
    rowsOf(question, all.map((answers) => answers[place] ?? '').sort()),
  )
  return { questions, answers: all.length, rows }
}

/** Opens the survey of an event. @returns false once somebody has answered. The caller checks access. */
export const openSurvey = async (
  req: PayloadRequest,
  { id, title }: Pick<Event, 'id' | 'title'>,
  questions: string[],
): Promise<boolean> => {
  if (!(await storeSurvey(req.payload, id, questions))) return false
  await recordChange(req, {
    action: 'event.survey-opened',
    subject: { collection: 'events', id, title },
    after: { questions: questions.join('; ') },
  })
  return true
}
