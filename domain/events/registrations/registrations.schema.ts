import type { Money } from '../../../platform/moneyFormat.schema'

/**
 * The answer of `GET /api/events/seats`: by event id, how many seats are taken, of how many (null: unlimited), and
 * whether tickets are sold, with the lowest price for everybody today in each currency.
 */
export interface SeatCounts {
  seats: Record<string, { taken: number; capacity: number | null; hasTickets?: boolean; from?: Money[] }>
}

/** Whether nothing has to be paid for one of the tickets. */
export const hasFreeTicket = ({ from = [] }: Pick<SeatCounts['seats'][string], 'from'>): boolean =>
  from.some(({ amountMinor }) => amountMinor === 0)

export interface OwnEvent {
  title: string
  slug: string
  /** ISO 8601. */
  eventDate: string
  isDateToBeAnnounced: boolean
  location: string
  isCancelled: boolean
}

/** The answer of `GET /api/registrations/upcoming`, soonest first. */
export interface OwnEvents {
  events: OwnEvent[]
}
