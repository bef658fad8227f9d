import type { Endpoint } from 'payload'
import { readSeatCounts } from '../../../domain/events/registrations'
import { requires } from '../../requirements'

/** `GET /api/events/seats`: the seat counts of every event that is open for registration. Source: spec.md section 7. */
export const seatCounts: Endpoint = {
  method: 'get',
  path: '/seats',
  custom: requires({ cachedBy: ['content', 'seats'] }),
  handler: async ({ payload }) => Response.json(await readSeatCounts(payload)),
}
