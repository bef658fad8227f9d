import { z } from 'zod'

const id = (message: string) => z.string(message).regex(/^[\da-f]{24}$/, message)

/** Body of `POST /api/events/:id/waiting`. Source: issue 34, part 2. */
export const joinSchema = z.strictObject({
  /** Id of the type of ticket; zeros for a seat at an event that sells no tickets. */
  type: id('Please choose a ticket'),
})

/** Where somebody stands in the line for something. */
export interface Standing {
  /** From 1; null for who does not wait. */
  waiting: { position: number; count: number } | null
  /** Until when one is held for the person, as ISO 8601. */
  offer: { until: string } | null
  /** How many wait. */
  waitingCount: number
}

/** The answer of `GET /api/events/:id/waiting/mine`. */
export interface SeatStanding extends Standing {
  /** Whether the person can join the line. */
  canWait: boolean
}

/** Body of `POST /api/events/:id/waiting/move`. */
export const moveSchema = z.strictObject({
  /** Id of the place in the line. */
  id: id('Please choose a person'),
  to: z.enum(['first', 'last'], 'Please choose where to'),
  /** For the audit log. */
  reason: z
    .string('Please enter a reason')
    .trim()
    .min(1, 'Please enter a reason')
    .max(1000, 'At most 1000 characters'),
})
export type Move = z.output<typeof moveSchema>

/** How many of a line are listed. */
export const LISTED_PLACES = 200

/** Somebody who waits, or for whom a ticket is held, as staff see it. */
export interface WaitingRow {
  id: string
  person: {
    /** Of the account. */
    id: string
    fullName: string
    email: string
  }
  type: string
  typeName: string
  /** In the line for the type, from 1; null for somebody who has an offer. */
  position: number | null
  /** Since when, as ISO 8601. */
  since: string
  /** Until when a ticket is held, as ISO 8601. */
  offeredUntil: string | null
}

/** The answer of `GET /api/events/:id/waiting`: offers first, then the line in its order. */
export interface WaitingList {
  places: WaitingRow[]
  /** How many there are; the first 200 are listed. */
  total: number
}
