import { z } from 'zod'
import { WAITING_LIMITS } from './waiting.constants'

const id = (message: string) => z.string(message).regex(/^[\da-f]{24}$/, message)

const placeId = id('Please choose a person')
const reason = z
  .string('Please enter a reason')
  .trim()
  .max(WAITING_LIMITS.reason, `At most ${WAITING_LIMITS.reason} characters`)

/** Body of `POST /api/events/:id/waiting`. Source: issue 34, parts 1 and 2. */
export const joinSchema = z.strictObject({
  /** Id of the type of ticket; zeros for a seat at an event that sells no tickets. */
  type: id('Please choose a ticket'),
  /** What is written to staff about a ticket that needs approval. */
  note: z.string().trim().max(WAITING_LIMITS.note, `At most ${WAITING_LIMITS.note} characters`).optional(),
})
export type WaitRequest = z.output<typeof joinSchema>

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
  id: placeId,
  to: z.enum(['first', 'last'], 'Please choose where to'),
  /** For the audit log. */
  reason: reason.min(1, 'Please enter a reason'),
})
export type Move = z.output<typeof moveSchema>

/** Body of `POST /api/events/:id/waiting/decide`; a reason is mailed to the person. Source: issue 34, part 1. */
export const decideSchema = z.discriminatedUnion('decision', [
  z.strictObject({ id: placeId, decision: z.literal('accept') }),
  z.strictObject({ id: placeId, decision: z.literal('decline'), reason: reason.default('') }),
])
export type Decision = z.output<typeof decideSchema>

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
  /** For a ticket that needs approval: whether staff accepted the person; null for other tickets. */
  isAccepted: boolean | null
  /** What the person wrote about it; empty for nothing. */
  note: string
}

/** A place of a person in the line of an event. */
export interface OwnPlace {
  id: string
  event: { title: string; slug: string }
  /** Name of the type of ticket, or `Seat`. */
  ticket: string
  /** Whether it is a seat at an event that sells no tickets. */
  isSeat: boolean
  /** In the line, from 1; null for an offer, and while staff decide. */
  position: number | null
  /** Until when one is held, as ISO 8601. */
  offeredUntil: string | null
}

/** The answer of `GET /api/events/:id/waiting`: offers first, then the line in its order. */
export interface WaitingList {
  places: WaitingRow[]
  /** How many there are; the first 200 are listed. */
  total: number
}
