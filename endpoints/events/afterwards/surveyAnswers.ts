import { Readable } from 'node:stream'
import { readResults } from '../../../domain/events/surveys'
import { SURVEY_COLUMNS } from '../../../domain/events/surveys/surveys.constants'
import { declareTable } from '../../declareTable'
import { EVENT_ID, NO_EVENT } from '../eventSchemas'
import { managedEvent } from './managedEvent'

/** `GET /api/events/:id/survey-answers.csv` and `.xlsx`: the results of the survey as a table. Refused alike. */
export const surveyAnswers = declareTable({
  path: '/:id/survey-answers',
  operation: {
    tag: 'Staff: events',
    summary: 'The answers to a survey',
    parameters: EVENT_ID,
    answers: NO_EVENT,
  },
  access: managedEvent,
  table: async ({ payload }, { event }) => ({
    name: `survey-${event.slug}`,
    header: SURVEY_COLUMNS,
    rows: Readable.from((await readResults(payload, event.id))?.rows ?? []),
  }),
})
