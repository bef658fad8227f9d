import type { Payload } from 'payload'
import { todayInJuba } from '../../../platform/jubaTime'
import { CURRENCIES } from '../../../platform/moneyFormat.schema'
import { keysOf } from '../../../platform/records.schema'
import { countOpenSeats } from '..'
import type { SeatCounts } from '../registrations/registrations.schema'
import { priceTicket } from './priceTicket'
import { findTypesOnSale } from './ticketTypesRepository'

/** The seat counts of every event that is open for registration, and whether its tickets can be had for nothing today. */
export const readSeatCounts = async (payload: Payload, now = new Date()): Promise<SeatCounts> => {
  const open = await countOpenSeats(payload)
  const sellers = open.filter(({ hasTickets }) => hasTickets).map(({ event }) => event)
  const types = sellers.length > 0 ? await findTypesOnSale(payload, sellers) : []
  const day = todayInJuba(now)
  const free = new Set(
    types
      .filter(({ prices }) => keysOf(CURRENCIES).some((each) => priceTicket(prices, each, day, null) === 0))
      .map(({ event }) => String(event)),
  )
  return {
    seats: Object.fromEntries(
      open.map(({ event, taken, capacity, hasTickets }) => [
        String(event),
        {
          taken,
          capacity: capacity ?? null,
          ...(hasTickets && { hasTickets, isFree: free.has(String(event)) }),
        },
      ]),
    ),
  }
}
