import { Readable } from 'node:stream'
import { z } from 'zod'
import { readFigures } from '../../../domain/events/figures'
import { FIGURE_COLUMNS } from '../../../domain/events/figures/figures.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { declareTable } from '../../declareTable'
import { reads } from '../../describedAnswers'
import { EVENT_ID, NO_EVENT } from '../eventSchemas'
import { managedEvent } from './managedEvent'

const overviewAnswer = z.object({
  figures: z.array(z.array(z.string())).describe('The rows of figures.csv.'),
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
  handler: async (req, { event }) => Response.json({ figures: await readFigures(req.payload, event.id) }),
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
