import { z } from 'zod'
import { countMarks } from '../../../domain/events/attendance'
import { readFigures } from '../../../domain/events/figures'
import { readResults } from '../../../domain/events/surveys'
import { declareEndpoint } from '../../declareEndpoint'
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
