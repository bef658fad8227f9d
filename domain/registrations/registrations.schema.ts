/** What `GET /api/events/seats` answers: by event id, how many seats are taken, of how many (null: unlimited). */
export interface SeatCounts {
  seats: Record<string, { taken: number; capacity: number | null }>
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

/** What `GET /api/registrations/upcoming` answers, soonest first. */
export interface OwnEvents {
  events: OwnEvent[]
}
