import { ObjectId } from 'mongodb'
import type { Payload, PayloadRequest } from 'payload'
import { batchCalls } from '../../../platform/batchCalls'
import { perPayload } from '../../../platform/perPayload'
import { isObjectId } from '../../../platform/isObjectId'
import { moveContentVersion } from '../../content/contentVersions'
import { isEventPublished, takeFreeSeats } from '..'
import { deriveRegistrations } from './deriveRegistrations'
import { confirmSoon } from './confirmRegistrations'

export type SeatOutcome = 'registered' | 'already_registered' | 'full' | 'closed'

interface SeatRequest {
  event: string
  user: string
}

/** Takes seats of one event for accounts, each named once. */
const takeSeatsOfEvent = async (
  payload: Payload,
  event: string,
  users: string[],
): Promise<Map<string, SeatOutcome>> => {
  const eventId = new ObjectId(event)
  const userIds = users.map((user) => new ObjectId(user))
  const { isOpen, given, held } = await takeFreeSeats(payload, eventId, userIds)
  await deriveRegistrations(
    payload,
    eventId,
    userIds.filter((user) => given.has(user.toHexString()) || held.has(user.toHexString())),
  )
  const outcomeOf = (user: string): SeatOutcome => {
    if (given.has(user)) return 'registered'
    if (held.has(user)) return 'already_registered'
    return isOpen ? 'full' : 'closed'
  }
  return new Map(users.map((user) => [user, outcomeOf(user)]))
}

const takeSeats = async (payload: Payload, requests: SeatRequest[]): Promise<SeatOutcome[]> => {
  const usersOf = new Map<string, Set<string>>()
  for (const { event, user } of requests) usersOf.set(event, (usersOf.get(event) ?? new Set()).add(user))
  const outcomes = new Map(
    await Promise.all(
      [...usersOf].map(
        async ([event, users]) => [event, await takeSeatsOfEvent(payload, event, [...users])] as const,
      ),
    ),
  )
  return requests.map(({ event, user }) => {
    const outcome = outcomes.get(event)?.get(user) ?? 'closed'
    // of one person's clicks the first took the seat
    if (outcome === 'registered') outcomes.get(event)?.set(user, 'already_registered')
    return outcome
  })
}

const batchersOf = perPayload((payload) =>
  batchCalls((requests: SeatRequest[]) => takeSeats(payload, requests)),
)

/**
 * Takes a seat for an account, or returns why not. Calls at the same moment form a batch, which takes one atomic
 * operation on the event's ledger; the registrations are derived from it. See docs/decisions.
 */
export const takeSeat = (payload: Payload, event: string, user: string): Promise<SeatOutcome> =>
  batchersOf(payload)({ event, user })

/** Staff may read an event that is not published; they are then told that registration is closed. */
const canReadEvent = async (req: PayloadRequest, id: string): Promise<boolean> =>
  (await req.payload.findByID({
    collection: 'events',
    id,
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
    select: {},
    req,
  })) !== null

/** Registers a person for an event. Idempotent. The confirmation is mailed after the answer. */
export const registerForEvent = async (
  req: PayloadRequest,
  id: unknown,
  user: string,
): Promise<SeatOutcome | 'not_found'> => {
  const { payload } = req
  if (!isObjectId(id) || !((await isEventPublished(payload, id)) || (await canReadEvent(req, id))))
    return 'not_found'
  const outcome = await takeSeat(payload, id.toLowerCase(), user)
  if (outcome === 'full' || outcome === 'closed') return outcome
  confirmSoon(payload)
  if (outcome === 'registered') await moveContentVersion(payload, 'seats')
  return outcome
}
