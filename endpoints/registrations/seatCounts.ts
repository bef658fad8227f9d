import type { Endpoint } from 'payload'
import { modelOf } from '../../platform/database'
import { requires } from '../requirements'
import type { SeatCounts } from '../../domain/registrations/registrations.schema'

/** `GET /api/events/seats`: the counts of every event that is open for registration. Source: spec.md section 7. */
export const seatCounts: Endpoint = {
  method: 'get',
  path: '/seats',
  custom: requires({ cachedBy: ['content', 'seats'] }),
  handler: async ({ payload }) => {
    const ledgers = await modelOf(payload, 'seat-ledgers')
      .find({ isOpen: true }, { event: 1, taken: 1, capacity: 1 })
      .lean<{ event: unknown; taken: number; capacity?: number | null }[]>()
    const seats = Object.fromEntries(
      ledgers.map(({ event, taken, capacity }) => [String(event), { taken, capacity: capacity ?? null }]),
    )
    return Response.json({ seats } satisfies SeatCounts)
  },
}
