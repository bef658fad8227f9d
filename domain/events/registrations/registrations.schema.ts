/**
 * The answer of `GET /api/events/seats`: by event id, how many seats are taken, of how many (null: unlimited), and
 * whether tickets are sold, and one of them is free today.
 */
export interface SeatCounts {
  seats: Record<string, { taken: number; capacity: number | null; hasTickets?: boolean; isFree?: boolean }>
}

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
