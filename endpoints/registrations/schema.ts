/** What `GET /api/events/seats` answers: by event id, how many seats are taken, of how many (null: unlimited). */
export interface SeatCounts {
  seats: Record<string, { taken: number; capacity: number | null }>
}
