import type { Payload } from 'payload'
import { countOpenSeats } from '..'
import type { SeatCounts } from './registrations.schema'

/** The seat counts of every event that is open for registration. */
export const readSeatCounts = async (payload: Payload): Promise<SeatCounts> => ({
  seats: Object.fromEntries(
    (await countOpenSeats(payload)).map(({ event, taken, capacity, hasTickets }) => [
      String(event),
      { taken, capacity: capacity ?? null, ...(hasTickets && { hasTickets }) },
    ]),
  ),
})
