import { z } from 'zod'
import { type SurveyProblem, answerSurvey } from '../../../domain/events/surveys'
import { type SurveyView, surveySchema } from '../../../domain/events/surveys/surveys.schema'
import { moment } from '../../answerSchemas'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { everybody } from '../../guards'
import { EVENT_ID } from '../eventSchemas'

const REFUSALS: Record<SurveyProblem['problem'], [status: number, text: string]> = {
  not_found: [404, 'There is no survey of this event'],
  closed: [410, 'This survey has ended'],
  unauthenticated: [401, 'Please sign in: this survey is for those who came'],
  not_there: [403, 'This survey is for those who came to the event'],
  changed: [409, 'The questions have changed. Please load the page again.'],
}

const viewAnswer = z.object({
  state: z.enum(['asked', 'answered', 'again']).describe('`again`: the person has answered before.'),
  questions: z.array(z.string()),
  until: moment,
}) satisfies z.ZodType<SurveyView>

/**
 * `POST /api/events/:id/survey` `{ token, answers }`: the survey for who came, signed in or by the token of a mailed
 * link, and with answers these, once. Answers 200 `SurveyView`, 400, 401, 403, 404, 409, 410.
 */
export const survey = declareEndpoint({
  method: 'post',
  path: '/:id/survey',
  operation: {
    tag: 'Public',
    summary: 'Read and answer the survey of an event that one came to',
    parameters: EVENT_ID,
    answers: {
      ...reads(viewAnswer, 'The survey'),
      ...Object.fromEntries(Object.values(REFUSALS)),
    },
  },
  access: everybody,
  gateway: { isOpenToVisitors: true },
  body: surveySchema,
  handler: async (req, { body }) => {
    const result = await answerSurvey(req, body)
    if (!('problem' in result)) return Response.json(result, { headers: { 'Cache-Control': 'no-store' } })
    const [status, text] = REFUSALS[result.problem]
    return problem(status, result.problem, text)
  },
})
