import { type Document, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { nativeLedgersOf, openNow } from './seatLedgersRepository'

/*
 * What tickets do to the seat ledger of an event: an order takes the seats of all its tickets in one atomic operation,
 * within the seats of the event and those of each type, and gives them back in another.
 */

/** How many tickets of each type, by the id of the type. */
export type TicketCounts = Readonly<Record<string, number>>

/** By the id of a type: how many are sold or held, of how many (null: as many as the event has seats). */
export type LedgerTypes = Record<string, { sold: number; capacity: number | null }>

interface OrderedSeats {
  order: string
  buyer: ObjectId
  /** Whether one of the tickets is the buyer's own. */
  hasOwn: boolean
  counts: TicketCounts
}

const ownOf = (buyer: ObjectId): Document => ({ $elemMatch: { buyer, hasOwn: true } })

const hasSeat = ({ holders = [], orders = [] }: TicketLedger, user: string): boolean =>
  holders.some((holder) => holder.toHexString() === user) ||
  orders.some(({ buyer, hasOwn }) => hasOwn && buyer.toHexString() === user)

/** How many tickets of a type the orders of a person hold. */
const countOwn = ({ orders = [] }: TicketLedger, buyer: string, type: string): number =>
  orders
    .filter((order) => order.buyer.toHexString() === buyer)
    .reduce((all, { counts }) => all + (counts[type] ?? 0), 0)

interface TicketLedger {
  taken: number
  capacity?: number | null
  isOpen: boolean
  closesAt?: Date | null
  holders?: ObjectId[]
  types?: LedgerTypes
  orders?: OrderedSeats[]
}

const MAX_ATTEMPTS = 20

const sum = (counts: TicketCounts): number => Object.values(counts).reduce((all, count) => all + count, 0)

/** The condition that a count of the ledger has room for some more; a capacity of null has. */
const hasRoom = (taken: string, capacity: string, count: number): Document => ({
  $or: [
    { $eq: [{ $ifNull: [`$${capacity}`, null] }, null] },
    { $lte: [{ $add: [{ $ifNull: [`$${taken}`, 0] }, count] }, `$${capacity}`] },
  ],
})

/** The condition that a person's orders hold few enough tickets of a type to have some more. */
const mayHave = (buyer: ObjectId, type: string, count: number, most: number): Document => {
  const own = {
    $filter: { input: { $ifNull: ['$orders', []] }, as: 'each', cond: { $eq: ['$$each.buyer', buyer] } },
  }
  const counts = { $map: { input: own, as: 'each', in: { $ifNull: [`$$each.counts.${type}`, 0] } } }
  return { $lte: [{ $add: [{ $sum: counts }, count] }, most] }
}

const changesOf = (counts: TicketCounts, sign: 1 | -1): Record<string, number> => ({
  taken: sign * sum(counts),
  ...Object.fromEntries(Object.entries(counts).map(([type, count]) => [`types.${type}.sold`, sign * count])),
})

export interface TakeTickets {
  event: string
  /** Id of the order. */
  order: string
  counts: TicketCounts
  /** How many of each type one person may have in all orders. */
  perPerson: TicketCounts
  /** Id of the account. */
  buyer: string
  /** Whether one of the tickets is the buyer's own: one for each event. */
  hasOwn: boolean
}

/** Why an order got no seats; with the type that is sold out, or that the buyer has enough of. */
export type TicketProblem =
  { problem: 'closed' | 'has_ticket' | 'full' } | { problem: 'sold_out' | 'too_many_of_type'; type: string }

const readLedger = (payload: Payload, event: string): Promise<TicketLedger | null> =>
  nativeLedgersOf(payload).findOne({ event: new ObjectId(event) }) as Promise<TicketLedger | null>

const explainRefusal = (
  ledger: TicketLedger | null,
  { counts, perPerson, buyer, hasOwn }: TakeTickets,
): TicketProblem | undefined => {
  if (!ledger?.isOpen || (ledger.closesAt && ledger.closesAt <= new Date())) return { problem: 'closed' }
  const { types = {}, taken, capacity } = ledger
  if (hasOwn && hasSeat(ledger, buyer)) return { problem: 'has_ticket' }
  for (const [type, count] of Object.entries(counts)) {
    const known = types[type]
    if (!known) return { problem: 'closed' }
    if (countOwn(ledger, buyer, type) + count > (perPerson[type] ?? 0))
      return { problem: 'too_many_of_type', type }
    if (known.capacity !== null && known.sold + count > known.capacity) return { problem: 'sold_out', type }
  }
  if (typeof capacity === 'number' && taken + sum(counts) > capacity) return { problem: 'full' }
  return undefined
}

/**
 * Takes the seats of all tickets of an order, or none: one atomic operation. Safe to repeat.
 * @returns why there are none
 */
export const takeTickets = async (
  payload: Payload,
  asked: TakeTickets,
): Promise<TicketProblem | undefined> => {
  const { order, counts, perPerson, hasOwn } = asked
  const buyer = new ObjectId(asked.buyer)
  for (let left = MAX_ATTEMPTS; left > 0; left -= 1) {
    const { matchedCount } = await nativeLedgersOf(payload).updateOne(
      {
        event: new ObjectId(asked.event),
        $and: [
          openNow(),
          { 'orders.order': { $ne: order } },
          ...(hasOwn ? [{ holders: { $ne: buyer } }, { orders: { $not: ownOf(buyer) } }] : []),
          ...Object.keys(counts).map((type) => ({ [`types.${type}`]: { $exists: true } })),
        ],
        $expr: {
          $and: [
            hasRoom('taken', 'capacity', sum(counts)),
            ...Object.entries(counts).flatMap(([type, count]) => [
              hasRoom(`types.${type}.sold`, `types.${type}.capacity`, count),
              mayHave(buyer, type, count, perPerson[type] ?? 0),
            ]),
          ],
        },
      },
      { $inc: changesOf(counts, 1), $push: { orders: { order, buyer, hasOwn, counts } } as never },
    )
    if (matchedCount > 0) return undefined
    const ledger = await readLedger(payload, asked.event)
    if (ledger?.orders?.some((each) => each.order === order)) return undefined
    const problem = explainRefusal(ledger, asked)
    if (problem) return problem // else it changed in between
  }
  throw new Error('The seats of an order could be neither taken nor refused')
}

/** Whether an order holds seats of an event. */
export const holdsSeats = async (payload: Payload, event: string, order: string): Promise<boolean> =>
  (await nativeLedgersOf(payload).findOne(
    { event: new ObjectId(event), 'orders.order': order },
    { projection: { _id: 1 } },
  )) !== null

/** Makes the buyer of an own ticket a holder of a seat, once the order is confirmed. Safe to repeat. */
export const seatBuyer = async (
  payload: Payload,
  event: string,
  order: string,
  buyer: string,
): Promise<void> => {
  await nativeLedgersOf(payload).updateOne(
    { event: new ObjectId(event), orders: { $elemMatch: { order, hasOwn: true } } },
    { $addToSet: { holders: new ObjectId(buyer) } as never },
  )
}

/** Gives the seats of an order back, with that of the own ticket. Safe to repeat. @returns whether it had any */
export const releaseTickets = async (payload: Payload, event: string, order: string): Promise<boolean> => {
  const ledgers = nativeLedgersOf(payload)
  const held = (await readLedger(payload, event))?.orders?.find((each) => each.order === order)
  if (!held) return false
  const { buyer, hasOwn, counts } = held
  const { matchedCount } = await ledgers.updateOne(
    { event: new ObjectId(event), 'orders.order': order },
    {
      $inc: changesOf(counts, -1),
      $pull: { orders: { order }, ...(hasOwn && { holders: buyer }) } as never,
    },
  )
  return matchedCount > 0
}

/** Sets how many tickets of a type there are, and that the event sells tickets. What is sold is not touched. */
export const setTypeCapacity = async (
  payload: Payload,
  event: string,
  type: string,
  capacity: number | null,
): Promise<void> => {
  await nativeLedgersOf(payload).updateOne({ event: new ObjectId(event) }, [
    {
      $set: {
        hasTickets: true,
        [`types.${type}`]: { sold: { $ifNull: [`$types.${type}.sold`, 0] }, capacity },
      },
    },
  ])
}

/** Takes a type out of the ledger if none of its tickets is sold or held. @returns whether it is gone */
export const removeType = async (payload: Payload, event: string, type: string): Promise<boolean> => {
  const ledgers = nativeLedgersOf(payload)
  const id = new ObjectId(event)
  await ledgers.updateOne({ event: id, [`types.${type}.sold`]: { $lte: 0 } }, [
    { $unset: `types.${type}` },
    { $set: { hasTickets: { $gt: [{ $size: { $objectToArray: { $ifNull: ['$types', {}] } } }, 0] } } },
  ])
  return (await readLedger(payload, event))?.types?.[type] === undefined
}

/** The seats of an event that sells tickets, as a person sees them. */
export interface TicketSeats {
  isOpen: boolean
  /** Of the whole event; null: no limit. */
  left: number | null
  types: LedgerTypes
  /** Whether the person has a seat. */
  hasOwn: boolean
  /** How many tickets of each type the orders of the person hold. */
  own: TicketCounts
}

/** What is sold of an event's types, and what an account has of it; undefined without a ledger. */
export const readTicketSeats = async (
  payload: Payload,
  event: string,
  user: string | null,
): Promise<TicketSeats | undefined> => {
  const ledger = await readLedger(payload, event)
  if (!ledger) return undefined
  const { isOpen, closesAt, taken, capacity, types = {} } = ledger
  const own = user ? Object.keys(types).map((type) => [type, countOwn(ledger, user, type)] as const) : []
  return {
    isOpen: isOpen && (!closesAt || closesAt > new Date()),
    left: typeof capacity === 'number' ? Math.max(0, capacity - taken) : null,
    types,
    hasOwn: user !== null && hasSeat(ledger, user),
    own: Object.fromEntries(own),
  }
}
