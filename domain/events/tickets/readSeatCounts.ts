import type { Payload } from 'payload'
import { todayInJuba } from '../../../platform/jubaTime'
import { CURRENCIES, type Currency } from '../../../platform/moneyFormat.schema'
import { keysOf } from '../../../platform/records.schema'
import { countOpenSeats } from '..'
import type { SeatCounts } from '../registrations/registrations.schema'
import { priceTicket } from './priceTicket'
import { findTypesOnSale } from './ticketTypesRepository'

/** From what the tickets of each event cost on a day, by currency. */
const readLowestPrices = async (
  payload: Payload,
  events: readonly unknown[],
  day: string,
): Promise<Map<string, Map<Currency, number>>> => {
  const lowest = new Map<string, Map<Currency, number>>()
  for (const { event, prices } of events.length > 0 ? await findTypesOnSale(payload, events) : []) {
    const ofEvent = lowest.get(String(event)) ?? new Map<Currency, number>()
    for (const currency of keysOf(CURRENCIES)) {
      const price = priceTicket(prices, currency, day, null)
      if (price !== null) ofEvent.set(currency, Math.min(price, ofEvent.get(currency) ?? Infinity))
    }
    lowest.set(String(event), ofEvent)
  }
  return lowest
}

/** The seat counts of every event that is open for registration, and from what its tickets cost today. */
export const readSeatCounts = async (payload: Payload, now = new Date()): Promise<SeatCounts> => {
  const open = await countOpenSeats(payload)
  const sellers = open.filter(({ hasTickets }) => hasTickets).map(({ event }) => event)
  const lowest = await readLowestPrices(payload, sellers, todayInJuba(now))
  return {
    seats: Object.fromEntries(
      open.map(({ event, taken, capacity, hasTickets }) => [
        String(event),
        {
          taken,
          capacity: capacity ?? null,
          ...(hasTickets && {
            hasTickets,
            from: [...(lowest.get(String(event)) ?? [])].map(([currency, amountMinor]) => ({
              amountMinor,
              currency,
            })),
          }),
        },
      ]),
    ),
  }
}
