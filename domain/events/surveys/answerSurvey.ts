import { ObjectId } from 'mongodb'
import type { PayloadRequest } from 'payload'
import { createSignedIds } from '../../../platform/createSignedIds'
import { isObjectId } from '../../../platform/isObjectId'
import { findPublishedEvent } from '..'
import { findAttendance } from '../attendance'
import { endOfEvent } from '../eventTime.schema'
import { SURVEY_LIMITS, SURVEY_QUESTIONS, asksForMark } from './surveys.constants'
import type { SurveyView } from './surveys.schema'
import { type StoredSurvey, claimAnswer, eraseClaims, findSurvey, insertAnswers } from './surveysRepository'

const DAY_MS = 24 * 60 * 60_000

/** The secret of a mailed link is the signed id of an attendance: of one person at one event. */
const { sign: surveyToken, read: readToken } = createSignedIds('event-survey')
export { surveyToken }

/** Until when the survey of an event can be answered; undefined while the event is not over. */
const surveyEnd = (event: Parameters<typeof endOfEvent<Date | string>>[0]): Date | undefined => {
  const end = new Date(endOfEvent(event) ?? NaN).getTime()
  return end < Date.now() ? new Date(end + SURVEY_LIMITS.days * DAY_MS) : undefined
}

export const questionsOf = ({ questions }: StoredSurvey): string[] => [
  ...SURVEY_QUESTIONS,
  ...(questions ?? []),
]

export type SurveyProblem = { problem: 'not_found' | 'closed' | 'unauthenticated' | 'not_there' | 'changed' }

const isAnswerTo = (question: string, answer: string): boolean =>
  !asksForMark(question) || /^[1-5]?$/.test(answer)

/**
 * Shows the survey of an event to somebody who came, and stores the answers, once for each person and without the
 * person. A crash between the claim and the answers loses these.
 */
export const answerSurvey = async (
  { payload, user, routeParams }: PayloadRequest,
  { token, answers }: { token?: string; answers?: { value: string }[] },
): Promise<SurveyView | SurveyProblem> => {
  const event = isObjectId(routeParams?.id) ? await findPublishedEvent(payload, routeParams.id) : null
  const id = String(event?._id)
  const survey = event && !event.isCancelled && !event.deletedAt && (await findSurvey(payload, id))
  const until = event && surveyEnd(event)
  if (!survey || !until) return { problem: 'not_found' }
  if (until < new Date()) return { problem: 'closed' }
  const mark = token ? readToken(payload, token) : undefined
  if (!mark && !user) return { problem: 'unauthenticated' }
  const attendance = await findAttendance(payload, {
    event: id,
    ...(mark ? { _id: mark } : { user: user?.id }),
  })
  if (!attendance) return { problem: 'not_there' }
  const questions = questionsOf(survey)
  const view = { questions, until: until.toISOString() }
  const person = new ObjectId(String(attendance.user))
  const hasAnswered = survey.answered?.some((each) => person.equals(String(each)))
  if (!answers) return { ...view, state: hasAnswered ? 'answered' : 'asked' }
  const texts = questions.map((_, place) => answers[place]?.value ?? '')
  if (
    answers.length !== questions.length ||
    !texts[0] ||
    !questions.every((each, place) => isAnswerTo(each, texts[place] ?? ''))
  )
    return { problem: 'changed' }
  if (hasAnswered || !(await claimAnswer(payload, survey, person))) return { ...view, state: 'again' }
  try {
    await insertAnswers(payload, survey.event, texts)
  } catch (error) {
    await eraseClaims(payload, person, survey._id)
    throw error
  }
  return { ...view, state: 'answered' }
}
