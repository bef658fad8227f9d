import { type Document, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { nativeLedgersOf, openNow } from './seatLedgersRepository'
import {
  type LedgerTypes,
  type SeatOffer,
  type SeatRoom,
  type TicketCounts,
  type WaitingPlace,
  countClaimed,
  explainNoRoom,
  extrasOf,
  roomFor,
  seatsOf,
} from './seatRoom'

export type { LedgerTypes, TicketCounts } from './seatRoom'

/*
 * What tickets do to the seat ledger of an event: an order takes the seats of all its tickets in one atomic operation,
 * within the seats of the event and those of each type, and gives them back in another.
 */

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

interface TicketLedger extends SeatRoom {
  isOpen: boolean
  closesAt?: Date | null
  holders?: ObjectId[]
  orders?: OrderedSeats[]
  offers?: SeatOffer[]
}

const MAX_ATTEMPTS = 20

/** The condition that a person's orders hold few enough tickets of a type to have some more. */
const mayHave = (buyer: ObjectId, type: string, count: number, most: number): Document => {
  const own = {
    $filter: { input: { $ifNull: ['$orders', []] }, as: 'each', cond: { $eq: ['$$each.buyer', buyer] } },
  }
  const counts = { $map: { input: own, as: 'each', in: { $ifNull: [`$$each.counts.${type}`, 0] } } }
  return { $lte: [{ $add: [{ $sum: counts }, count] }, most] }
}

const changesOf = (
  counts: TicketCounts,
  isExtra: (type: string) => boolean,
  sign: 1 | -1,
): Record<string, number> => ({
  taken: sign * seatsOf(counts, isExtra),
  ...Object.fromEntries(Object.entries(counts).map(([type, count]) => [`types.${type}.sold`, sign * count])),
})

export interface TakeTickets {
  event: string
  /** Id of the order. */
  order: string
  counts: TicketCounts
  /** How many of each type one person may have in all orders. */
  perPerson: TicketCounts
  /** Ids of the types whose tickets take no seat of the event. */
  extras: readonly string[]
  /** Id of the account. */
  buyer: string
  /** Whether one of the tickets is the buyer's own: one for each event. */
  hasOwn: boolean
}

/**
 * Why an order got no seats; with the type that is sold out, that others wait for, that needs approval, or that the
 * buyer has enough of.
 */
export type TicketProblem =
  | { problem: 'closed' | 'has_ticket' | 'full' }
  | { problem: 'sold_out' | 'waiting_list' | 'needs_approval' | 'too_many_of_type'; type: string }

const readLedger = (payload: Payload, event: string): Promise<TicketLedger | null> =>
  nativeLedgersOf(payload).findOne({ event: new ObjectId(event) }) as Promise<TicketLedger | null>

const explainRefusal = (
  ledger: TicketLedger | null,
  { counts, perPerson, buyer, hasOwn }: TakeTickets,
  beyond: TicketCounts,
): TicketProblem | undefined => {
  if (!ledger?.isOpen || (ledger.closesAt && ledger.closesAt <= new Date())) return { problem: 'closed' }
  if (hasOwn && hasSeat(ledger, buyer)) return { problem: 'has_ticket' }
  for (const [type, count] of Object.entries(counts)) {
    if (!ledger.types?.[type]) return { problem: 'closed' }
    if (countOwn(ledger, buyer, type) + count > (perPerson[type] ?? 0))
      return { problem: 'too_many_of_type', type }
  }
  return explainNoRoom(ledger, beyond)
}

/** The offers that an order uses: one of each of its types, of those that are held for its buyer. */
const offersFor = (
  ledger: TicketLedger | null,
  { buyer, counts }: TakeTickets,
  now: Date,
): Map<string, string> =>
  new Map(
    (ledger?.offers ?? [])
      .filter(({ user, until }) => user.toHexString() === buyer && until > now)
      .filter(({ type }) => counts[type])
      .map(({ type, id }) => [type, id]),
  )

/** What an order takes beyond the seats that offers hold for its buyer. */
const beyondOffers = (counts: TicketCounts, offers: ReadonlyMap<string, string>): TicketCounts =>
  Object.fromEntries(
    Object.entries(counts).map(([type, count]) => [type, offers.has(type) ? count - 1 : count]),
  )

/** Takes the seats if these are the offers that the order uses. @returns whether it did */
const takeWith = async (
  payload: Payload,
  { event, order, counts, perPerson, extras, buyer: user, hasOwn }: TakeTickets,
  offers: ReadonlyMap<string, string>,
  now: Date,
): Promise<boolean> => {
  const buyer = new ObjectId(user)
  const ids = [...offers.values()]
  const types = Object.keys(counts)
  const held = { user: buyer, until: { $gt: now } }
  const beyond = beyondOffers(counts, offers)
  const { matchedCount } = await nativeLedgersOf(payload).updateOne(
    {
      event: new ObjectId(event),
      $and: [
        openNow(),
        { 'orders.order': { $ne: order } },
        ...(hasOwn ? [{ holders: { $ne: buyer } }, { orders: { $not: ownOf(buyer) } }] : []),
        ...types.map((type) => ({ [`types.${type}`]: { $exists: true } })),
        ...ids.map((id) => ({ offers: { $elemMatch: { ...held, id } } })),
        { offers: { $not: { $elemMatch: { ...held, type: { $in: types, $nin: [...offers.keys()] } } } } },
      ],
      $expr: {
        $and: [
          roomFor(beyond),
          ...Object.entries(counts).map(([type, count]) => mayHave(buyer, type, count, perPerson[type] ?? 0)),
        ],
      },
    },
    {
      $inc: changesOf(beyond, (type) => extras.includes(type), 1),
      $push: { orders: { order, buyer, hasOwn, counts } } as never,
      ...(ids.length > 0 && { $pull: { offers: { id: { $in: ids } } } as never }),
    },
  )
  return matchedCount > 0
}

/**
 * Takes the seats of all tickets of an order, or none: one atomic operation. A seat that an offer holds for the buyer
 * becomes the order's; the others are had only if nobody who waits is passed. Safe to repeat.
 * @returns why there are none
 */
export const takeTickets = async (
  payload: Payload,
  asked: TakeTickets,
): Promise<TicketProblem | undefined> => {
  let offers: ReadonlyMap<string, string> = new Map()
  for (let left = MAX_ATTEMPTS; left > 0; left -= 1) {
    const now = new Date()
    if (await takeWith(payload, asked, offers, now)) return undefined
    const ledger = await readLedger(payload, asked.event)
    if (ledger?.orders?.some((each) => each.order === asked.order)) return undefined
    offers = offersFor(ledger, asked, now)
    const problem = explainRefusal(ledger, asked, beyondOffers(asked.counts, offers))
    if (problem) return problem // else it changed in between, or an offer is used
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
  const ledger = await readLedger(payload, event)
  const held = ledger?.orders?.find((each) => each.order === order)
  if (!ledger || !held) return false
  const { buyer, hasOwn, counts } = held
  const { matchedCount } = await ledgers.updateOne(
    { event: new ObjectId(event), 'orders.order': order },
    {
      $inc: changesOf(counts, extrasOf(ledger), -1),
      $pull: { orders: { order }, ...(hasOwn && { holders: buyer }) } as never,
    },
  )
  return matchedCount > 0
}

/**
 * Gives the seat of one ticket of an order back. Safe to repeat: the ledger remembers the ticket.
 * @param order the key of its seats
 */
export const returnTicket = async (
  payload: Payload,
  event: string,
  order: string,
  { id, type, isOwn }: { id: string; type: string; isOwn: boolean },
): Promise<void> => {
  const ledger = await readLedger(payload, event)
  const held = ledger?.orders?.find((each) => each.order === order)
  if (!ledger || !held) return
  await nativeLedgersOf(payload).updateOne(
    {
      event: new ObjectId(event),
      orders: { $elemMatch: { order, returned: { $ne: id }, [`counts.${type}`]: { $gt: 0 } } },
    },
    {
      $inc: { ...changesOf({ [type]: 1 }, extrasOf(ledger), -1), [`orders.$.counts.${type}`]: -1 },
      $push: { 'orders.$.returned': id } as never,
      ...(isOwn && { $set: { 'orders.$.hasOwn': false } as never, $pull: { holders: held.buyer } as never }),
    },
  )
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
  /** Who waits, in the order of the line. */
  waiting: readonly WaitingPlace[]
  /** What is held for the person. */
  offers: readonly SeatOffer[]
}

/** What is sold of an event's types, and what an account has of it; undefined without a ledger. */
export const readTicketSeats = async (
  payload: Payload,
  event: string,
  user: string | null,
): Promise<TicketSeats | undefined> => {
  const ledger = await readLedger(payload, event)
  if (!ledger) return undefined
  const { isOpen, closesAt, taken, capacity, types = {}, waiting = [], offers = [] } = ledger
  const own = user ? Object.keys(types).map((type) => [type, countOwn(ledger, user, type)] as const) : []
  return {
    isOpen: isOpen && (!closesAt || closesAt > new Date()),
    left: typeof capacity === 'number' ? Math.max(0, capacity - taken - countClaimed(ledger)) : null,
    types,
    hasOwn: user !== null && hasSeat(ledger, user),
    own: Object.fromEntries(own),
    waiting,
    offers: offers.filter((offer) => offer.user.toHexString() === user && offer.until > new Date()),
  }
}
