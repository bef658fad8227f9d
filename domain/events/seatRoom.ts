import type { Document, ObjectId } from 'mongodb'
import { SEAT } from './seat.constants'

/*
 * Whether a seat ledger has room: the rules as conditions of the database, which decide, and the same in JavaScript,
 * which explains a refusal.
 */

/** How many tickets of each type, by the id of the type. */
export type TicketCounts = Readonly<Record<string, number>>

/** What staff decide about a type of ticket, as the ledger needs it. */
export interface TypeSale {
  /** How many tickets of it there are; null: as many as the event has seats. */
  capacity: number | null
  isOnSale?: boolean
  /** When the last of its prices ends; null where one has no end. */
  salesEndAt?: Date | null
  /** Whether a ticket of it is only had by who asked for it and was accepted by staff. */
  needsApproval?: boolean
  /** Whether its tickets are beside the seats of the event, like those of a dinner; never changed. */
  isExtra?: boolean
}

/** By the id of a type: how many are sold or held, of how many, and whether it is on sale. */
export type LedgerTypes = Record<string, TypeSale & { sold: number }>

/** Whether a type of ticket is sold at a moment, if it is known at all. */
export const isSold = (sale: TypeSale | undefined, now = new Date()): boolean =>
  sale !== undefined && sale.isOnSale !== false && !(sale.salesEndAt && sale.salesEndAt <= now)

/** Somebody who waits for a ticket of a type. The list is in the order in which seats are offered. */
export interface WaitingPlace {
  id: string
  user: ObjectId
  type: string
  typeName: string
  /** Since when. */
  at: Date
  /** What the person wrote to staff, where a ticket needs approval. */
  note?: string
  /** Whether staff accepted the person, where a ticket needs approval. */
  isAccepted?: boolean
}

/** A seat that is held for somebody who waited. It counts as taken and as sold. */
export interface SeatOffer extends WaitingPlace {
  until: Date
  /** Whether the mail about it is queued. */
  isTold?: boolean
  /** Whether it is for an extra, and holds no seat of the event. */
  isExtra?: boolean
}

/** What a ledger says about room. */
export interface SeatRoom {
  taken: number
  /** Whether seats are given by tickets. */
  hasTickets?: boolean | null
  capacity?: number | null
  types?: LedgerTypes
  waiting?: WaitingPlace[]
}

export const TYPES = { $objectToArray: { $ifNull: ['$types', {}] } }
export const WAITING = { $ifNull: ['$waiting', []] }
const NEEDS_NO_APPROVAL = { $ne: ['$$type.v.needsApproval', true] }
const TAKES_SEAT = { $ne: ['$$type.v.isExtra', true] }
const NO_LIMIT = { $eq: [{ $ifNull: ['$$type.v.capacity', null] }, null] }
const ON_SALE = {
  $filter: {
    input: TYPES,
    as: 'type',
    cond: {
      $and: [
        { $ne: ['$$type.v.isOnSale', false] },
        { $gt: [{ $ifNull: ['$$type.v.salesEndAt', new Date(8.64e15)] }, '$$NOW'] },
      ],
    },
  },
}

/** How many seats of the event tickets take: all but those of extras. */
export const seatsOf = (counts: TicketCounts, isExtra: (type: string) => boolean): number =>
  Object.entries(counts).reduce((all, [type, count]) => all + (isExtra(type) ? 0 : count), 0)

/** Which types are extras, by what a ledger says. */
export const extrasOf =
  ({ types }: Pick<SeatRoom, 'types'>) =>
  (type: string): boolean =>
    Boolean(types?.[type]?.isExtra)

/** The condition that a type has room for some more; a capacity of null has. */
const typeHasRoom = (type: string, count: number): Document => ({
  $or: [
    { $eq: [{ $ifNull: [`$types.${type}.capacity`, null] }, null] },
    { $lte: [{ $add: [{ $ifNull: [`$types.${type}.sold`, 0] }, count] }, `$types.${type}.capacity`] },
  ],
})

/** Whether somebody waits for a seat: who asked for a ticket that needs approval does once accepted. */
const CLAIMS_TYPE = {
  $and: [{ $eq: ['$$each.type', '$$type.k'] }, { $or: [NEEDS_NO_APPROVAL, '$$each.isAccepted'] }],
}

/** How many seats of the event are to be offered to those who wait: at most as many as their types have left. */
const CLAIMED = {
  $sum: {
    $map: {
      input: { $filter: { input: ON_SALE, as: 'type', cond: TAKES_SEAT } },
      as: 'type',
      in: {
        $let: {
          vars: {
            count: { $size: { $filter: { input: WAITING, as: 'each', cond: CLAIMS_TYPE } } },
          },
          in: {
            $cond: [
              NO_LIMIT,
              '$$count',
              { $min: ['$$count', { $max: [0, { $subtract: ['$$type.v.capacity', '$$type.v.sold'] }] }] },
            ],
          },
        },
      },
    },
  },
}

const eventHasRoom = (count: unknown): Document => ({
  $or: [
    { $eq: [{ $ifNull: ['$capacity', null] }, null] },
    { $lte: [{ $add: ['$taken', count] }, '$capacity'] },
  ],
})

/**
 * The condition that tickets can be had without passing anybody who waits: nobody waits for their types, which need no
 * approval, and the event has seats beyond those that are to be offered. What is held by offers is no part of the counts.
 */
export const roomFor = (counts: TicketCounts): Document => {
  const asked = Object.entries(counts).filter(([, count]) => count > 0)
  if (asked.length === 0) return { $literal: true }
  const seats = {
    $sum: asked.map(([type, count]) => ({ $cond: [{ $eq: [`$types.${type}.isExtra`, true] }, 0, count] })),
  }
  return {
    $and: [
      { $or: [{ $eq: [seats, 0] }, eventHasRoom({ $add: [seats, CLAIMED] })] },
      ...asked.map(([type, count]) => typeHasRoom(type, count)),
      ...asked.map(([type]) => ({ $ne: [`$types.${type}.needsApproval`, true] })),
      ...asked.map(([type]) => ({ $not: [{ $in: [type, { $ifNull: ['$waiting.type', []] }] }] })),
    ],
  }
}

/** The types that have tickets left and meet a condition. */
const withRoom = (cond: Document): Document => ({
  $map: {
    input: {
      $filter: {
        input: ON_SALE,
        as: 'type',
        cond: { $and: [cond, { $or: [NO_LIMIT, { $lt: ['$$type.v.sold', '$$type.v.capacity'] }] }] },
      },
    },
    as: 'type',
    in: '$$type.k',
  },
})

/** The types that have tickets left for everybody who waits; for an event without types, its seats. */
const HAVE_ROOM: Document = {
  $concatArrays: [withRoom(NEEDS_NO_APPROVAL), { $cond: [{ $eq: ['$hasTickets', true] }, [], [SEAT]] }],
}

/** Whether somebody who waits can be offered what is waited for. */
const CAN_BE_OFFERED: Document = {
  $or: [
    { $in: ['$$each.type', HAVE_ROOM] },
    { $and: ['$$each.isAccepted', { $in: ['$$each.type', withRoom({})] }] },
  ],
}

/** The types that take no seat of the event. */
const EXTRAS: Document = {
  $map: {
    input: { $filter: { input: TYPES, as: 'type', cond: { $not: [TAKES_SEAT] } } },
    as: 'type',
    in: '$$type.k',
  },
}

/** The first who waits for something that has room; while the event is full, for an extra. */
export const NEXT_IN_LINE: Document = {
  $first: {
    $filter: {
      input: WAITING,
      as: 'each',
      cond: { $and: [CAN_BE_OFFERED, { $or: [eventHasRoom(1), { $in: ['$$each.type', EXTRAS] }] }] },
    },
  },
}

/** How many seats of the event are to be offered to those who wait: `CLAIMED` in JavaScript. */
export const countClaimed = (ledger: SeatRoom): number =>
  Object.entries(ledger.types ?? {})
    .filter(([, sale]) => isSold(sale) && !sale.isExtra)
    .reduce((all, [type, { sold, capacity, needsApproval }]) => {
      const left = capacity === null ? Infinity : Math.max(0, capacity - sold)
      const claims = (ledger.waiting ?? []).filter(
        (each) => each.type === type && (!needsApproval || each.isAccepted),
      )
      return all + Math.min(claims.length, left)
    }, 0)

/** Why tickets cannot be had: `roomFor` in JavaScript. */
export const explainNoRoom = (
  ledger: SeatRoom,
  counts: TicketCounts,
):
  | { problem: 'full' }
  | { problem: 'sold_out' | 'waiting_list' | 'needs_approval'; type: string }
  | undefined => {
  const asked = Object.entries(counts).filter(([, count]) => count > 0)
  if (asked.length === 0) return undefined
  for (const [type, count] of asked) {
    const known = ledger.types?.[type]
    if (known?.needsApproval) return { problem: 'needs_approval', type }
    if (ledger.waiting?.some((each) => each.type === type)) return { problem: 'waiting_list', type }
    if (known && known.capacity !== null && known.sold + count > known.capacity)
      return { problem: 'sold_out', type }
  }
  const { capacity, taken } = ledger
  const seats = seatsOf(counts, extrasOf(ledger))
  const isFull = typeof capacity === 'number' && seats > 0 && taken + seats + countClaimed(ledger) > capacity
  return isFull ? { problem: 'full' } : undefined
}
