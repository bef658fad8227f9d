import { Readable } from 'node:stream'
import { z } from 'zod'
import { countMarks } from '../../../domain/events/attendance'
import { readFigures } from '../../../domain/events/figures'
import { FIGURE_COLUMNS } from '../../../domain/events/figures/figures.schema'
import { readResults } from '../../../domain/events/surveys'
import { SURVEY_COLUMNS } from '../../../domain/events/surveys/surveys.constants'
import { declareEndpoint } from '../../declareEndpoint'
import { declareTable } from '../../declareTable'
import { reads } from '../../describedAnswers'
import { whole } from '../../answerSchemas'
import { EVENT_ID, NO_EVENT } from '../eventSchemas'
import { managedEvent } from './managedEvent'

const rows = z.array(z.array(z.string()))
const overviewAnswer = z.object({
  figures: rows.describe('The rows of figures.csv.'),
  survey: z.object({ questions: z.array(z.string()), answers: whole, rows }).nullable(),
  thanked: z.object({ came: whole, thanked: whole }),
})

/** `GET /api/events/:id/afterwards`: what came of an event. Answers 200, 401, 403, 404. */
export const overview = declareEndpoint({
  method: 'get',
  path: '/:id/afterwards',
  operation: {
    tag: 'Staff: events',
    summary: 'What came of an event: seats, attendance and money',
    parameters: EVENT_ID,
    answers: { ...reads(overviewAnswer, 'What came of it'), ...NO_EVENT },
  },
  access: managedEvent,
  handler: async ({ payload }, { event: { id } }) => {
    const [figures, survey, thanked] = await Promise.all([
      readFigures(payload, id),
      readResults(payload, id),
      countMarks(payload, id),
    ])
    return Response.json({ figures, survey, thanked })
  },
})

/** `GET /api/events/:id/figures.csv` and `.xlsx`: the figures as a table. Refused alike. */
export const figures = declareTable({
  path: '/:id/figures',
  operation: {
    tag: 'Staff: events',
    summary: 'The figures of an event',
    parameters: EVENT_ID,
    answers: NO_EVENT,
  },
  access: managedEvent,
  table: async ({ payload }, { event }) => ({
    name: `figures-${event.slug}`,
    header: FIGURE_COLUMNS,
    rows: Readable.from(await readFigures(payload, event.id)),
  }),
})

/** `GET /api/events/:id/survey-answers.csv` and `.xlsx`: the results of the survey as a table. Refused alike. */
export const answersTable = declareTable({
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
