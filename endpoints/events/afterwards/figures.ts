import { Readable } from 'node:stream'
import { readFigures } from '../../../domain/events/figures'
import { FIGURE_COLUMNS } from '../../../domain/events/figures/figures.schema'
import { declareTable } from '../../declareTable'
import { EVENT_ID, NO_EVENT } from '../eventSchemas'
import { managedEvent } from './managedEvent'

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
