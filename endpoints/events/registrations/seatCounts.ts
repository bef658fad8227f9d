import { readSeatCounts } from '../../../domain/events/tickets'
import { declareEndpoint } from '../../declareEndpoint'
import { everybody } from '../../guards'
import { seatCountsAnswer } from '../../publicSchemas'

/** `GET /api/events/seats`: the seat counts of every event that is open for registration. Source: spec.md section 7. */
export const seatCounts = declareEndpoint({
  method: 'get',
  path: '/seats',
  operation: {
    tag: 'Public',
    summary: 'How many seats of open events are taken',
    answers: { 200: { description: 'Seats by event', schema: seatCountsAnswer } },
  },
  access: everybody,
  gateway: { cachedBy: ['content', 'seats'] },
  handler: async ({ payload }) => Response.json(await readSeatCounts(payload)),
})
