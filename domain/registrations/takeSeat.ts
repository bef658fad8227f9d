import { type Document, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'
import { batchCalls } from '../../platform/batchCalls'
import { perPayload } from '../../platform/perPayload'
import { deriveRegistration } from './seats'

export type SeatOutcome = 'registered' | 'already_registered' | 'full' | 'closed'

interface Asking {
  event: string
  user: string
}

/** A ledger as it was before seats were taken; of its holders those alone who ask. */
interface LedgerBefore {
  taken: number
  capacity?: number | null
  held: ObjectId[]
}

const HOLDERS = { $ifNull: ['$holders', []] }

/** Who of those who ask holds a seat. */
const heldBy = (asking: ObjectId[]): Document => ({ $setIntersection: [HOLDERS, asking] })

/** Gives the free seats to those who ask and hold none, in the order they asked. `seatsGiven` says the same in this process's words. */
const givingSeats = (asking: ObjectId[]): Document[] => {
  const newcomers = {
    $filter: { input: asking, as: 'user', cond: { $not: [{ $in: ['$$user', '$$held'] }] } },
  }
  const free = { $ceil: { $subtract: ['$capacity', '$taken'] } }
  const given = {
    $switch: {
      branches: [
        { case: { $eq: [{ $ifNull: ['$capacity', null] }, null] }, then: '$$newcomers' },
        { case: { $gt: [free, 0] }, then: { $slice: ['$$newcomers', free] } },
      ],
      default: [],
    },
  }
  const decided = {
    $let: { vars: { held: heldBy(asking) }, in: { $let: { vars: { newcomers }, in: given } } },
  }
  return [
    { $set: { given: decided } },
    {
      $set: {
        holders: { $concatArrays: [HOLDERS, '$given'] },
        taken: { $add: ['$taken', { $size: '$given' }] },
      },
    },
    { $unset: 'given' },
  ]
}

const seatsGiven = (asking: ObjectId[], { taken, capacity, held }: LedgerBefore): Set<string> => {
  const holding = new Set(held.map(String))
  const newcomers = asking.map(String).filter((user) => !holding.has(user))
  return new Set(newcomers.slice(0, Math.max(0, Math.ceil((capacity ?? Infinity) - taken))))
}

/**
 * Makes the registration rows of who has just been found in the ledger. It is looked at again after writing: who
 * cancelled in between, or whose event was deleted, has no row in the end.
 */
const deriveRegistrations = async (payload: Payload, event: string, users: ObjectId[]): Promise<void> => {
  if (users.length === 0) return
  const eventId = new ObjectId(event)
  const now = new Date()
  await modelOf(payload, 'registrations').collection.bulkWrite(
    users.map((user) => ({
      updateOne: {
        filter: { event: eventId, user },
        update: { $setOnInsert: { createdAt: now, updatedAt: now } },
        upsert: true,
      },
    })),
    { ordered: false },
  )
  const ledger = await modelOf(payload, 'seat-ledgers').collection.findOne(
    { event: eventId },
    { projection: { _id: 0, held: heldBy(users) } },
  )
  const holding = new Set((ledger?.held as ObjectId[] | undefined)?.map(String))
  for (const user of users)
    if (!holding.has(user.toHexString())) await deriveRegistration(payload, event, user.toHexString())
}

/** Takes seats of one event for accounts, each named once. One atomic operation on the event's ledger decides for all of them. */
const takeSeats = async (
  payload: Payload,
  event: string,
  users: string[],
): Promise<Map<string, SeatOutcome>> => {
  const ledgers = modelOf(payload, 'seat-ledgers').collection
  const eventId = new ObjectId(event)
  const asking = users.map((user) => new ObjectId(user))
  const isOpen = { isOpen: true, $or: [{ closesAt: null }, { closesAt: { $gt: new Date() } }] }
  const before = (await ledgers.findOneAndUpdate({ event: eventId, ...isOpen }, givingSeats(asking), {
    returnDocument: 'before',
    projection: { _id: 0, taken: 1, capacity: 1, held: heldBy(asking) },
  })) as unknown as LedgerBefore | null
  const given = before ? seatsGiven(asking, before) : new Set<string>()
  const closed = before
    ? null
    : await ledgers.findOne({ event: eventId }, { projection: { _id: 0, held: heldBy(asking) } })
  const held = new Set((before?.held ?? (closed?.held as ObjectId[] | undefined) ?? []).map(String))
  await deriveRegistrations(
    payload,
    event,
    asking.filter((user) => given.has(user.toHexString()) || held.has(user.toHexString())),
  )
  const outcomeOf = (user: string): SeatOutcome => {
    if (given.has(user)) return 'registered'
    if (held.has(user)) return 'already_registered'
    return before ? 'full' : 'closed'
  }
  return new Map(users.map((user) => [user, outcomeOf(user)]))
}

const takeAll = async (payload: Payload, all: Asking[]): Promise<SeatOutcome[]> => {
  const usersOf = new Map<string, Set<string>>()
  for (const { event, user } of all) usersOf.set(event, (usersOf.get(event) ?? new Set()).add(user))
  const outcomes = new Map(
    await Promise.all(
      [...usersOf].map(
        async ([event, users]) => [event, await takeSeats(payload, event, [...users])] as const,
      ),
    ),
  )
  return all.map(({ event, user }) => {
    const outcome = outcomes.get(event)?.get(user) ?? 'closed'
    if (outcome === 'registered') outcomes.get(event)?.set(user, 'already_registered') // of one person's clicks the first took the seat
    return outcome
  })
}

const takers = perPayload((payload) => batchCalls((all: Asking[]) => takeAll(payload, all)))

/**
 * Takes a seat for an account, or tells why not. Those who ask at the same moment are seated together, in one atomic
 * operation on the event's ledger; the registration rows follow from it. See docs/decisions.
 */
export const takeSeat = (payload: Payload, event: string, user: string): Promise<SeatOutcome> =>
  takers(payload)({ event, user })
