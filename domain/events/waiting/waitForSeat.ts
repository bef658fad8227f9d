import type { Payload } from 'payload'
import { isObjectId } from '../../../platform/isObjectId'
import { type JoinOutcome, SEAT, findPublishedEvent, isAhead, joinLine, readTicketSeats } from '..'
import { followWaitingListSoon } from './followWaitingList'
import { standingInLine } from './standingInLine'
import type { SeatStanding } from './waiting.schema'

/**
 * Puts a person at the end of the waiting list of a full event that sells no tickets. Safe to repeat.
 * Source: issue 34, part 2.
 */
export const waitForSeat = async (
  payload: Payload,
  event: unknown,
  user: string,
): Promise<JoinOutcome | 'not_found'> => {
  const found = isObjectId(event) ? await findPublishedEvent(payload, event) : null
  if (!found || !isObjectId(event)) return 'not_found'
  if (!isAhead(found, new Date())) return 'closed'
  const outcome = await joinLine(payload, event, { user, type: SEAT, typeName: 'Seat' })
  // what was freed just before may be for this person
  if (outcome === 'joined') await followWaitingListSoon(payload, event)
  return outcome
}

/** Where a person stands in the waiting list of an event that sells no tickets; undefined for an unknown event. */
export const readSeatStanding = async (
  payload: Payload,
  event: unknown,
  user: string,
): Promise<SeatStanding | undefined> => {
  const found = isObjectId(event) ? await findPublishedEvent(payload, event) : null
  const seats = found && isObjectId(event) ? await readTicketSeats(payload, event, user) : undefined
  if (!found || !seats) return undefined
  const standing = standingInLine(seats, SEAT, user)
  const isFull = seats.left !== null && seats.left <= standing.waitingCount
  const hasPlace = seats.hasOwn || standing.waiting !== null || standing.offer !== null
  const isSold = seats.isOpen && Object.keys(seats.types).length === 0 && isAhead(found, new Date())
  return { ...standing, canWait: isSold && isFull && !hasPlace }
}
