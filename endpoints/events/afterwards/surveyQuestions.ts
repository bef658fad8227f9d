import { openSurvey } from '../../../domain/events/surveys'
import { surveyFormSchema } from '../../../domain/events/surveys/surveys.schema'
import { outcomeAnswer } from '../../answerSchemas'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { EVENT_ID, NO_EVENT } from '../eventSchemas'
import { managedEvent } from './managedEvent'

/** `POST /api/events/:id/survey-questions` `{ questions }`: opens the survey. Answers 200, 400, 401, 403, 404, 409. */
export const surveyQuestions = declareEndpoint({
  method: 'post',
  path: '/:id/survey-questions',
  operation: {
    tag: 'Staff: events',
    summary: 'Open the survey of an event, or change its questions until somebody has answered',
    parameters: EVENT_ID,
    answers: { ...reads(outcomeAnswer('opened'), 'Opened'), ...NO_EVENT, 409: 'Somebody has answered' },
  },
  access: managedEvent,
  body: surveyFormSchema,
  handler: async (req, { event, body }) =>
    (await openSurvey(req, event, body.questions))
      ? Response.json({ outcome: 'opened' })
      : problem(409, 'answered', 'Somebody has answered, so the questions stay as they are'),
})
