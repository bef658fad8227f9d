import { type Collection, ObjectId, type UpdateFilter } from 'mongodb'
import type { Payload } from 'payload'
import { nativeLedgersOf, openNow } from './seatLedgersRepository'
import { SEAT } from './seat.constants'
import {
  type LedgerTypes,
  NEXT_IN_LINE,
  type SeatOffer,
  type SeatRoom,
  TYPES,
  WAITING,
  type WaitingPlace,
} from './seatRoom'

/*
 * The waiting list in the seat ledger of an event: one list for all types, in the order in which seats are offered.
 * Each step is one atomic operation.
 */

/** Why somebody is out of the line without having left it. */
type EndedWhy = 'closed' | 'lapsed' | 'declined'

/** Somebody who is out of the line and still to be told. */
export interface EndedPlace extends WaitingPlace {
  why: EndedWhy
  /** What staff write to a person whose request they declined. */
  reason?: string
}

export interface WaitingLine extends SeatRoom {
  event: ObjectId
  isOpen: boolean
  closesAt?: Date | null
  waiting: WaitingPlace[]
  offers: SeatOffer[]
  ended: EndedPlace[]
}

type StoredLine = Omit<WaitingLine, 'waiting' | 'offers' | 'ended'> &
  Partial<WaitingLine> & { hasLine?: boolean }
type Update = UpdateFilter<StoredLine>

const linesOf = (payload: Payload): Collection<StoredLine> =>
  nativeLedgersOf(payload) as unknown as Collection<StoredLine>

const withLists = (line: StoredLine): WaitingLine => ({
  ...line,
  waiting: line.waiting ?? [],
  offers: line.offers ?? [],
  ended: line.ended ?? [],
})

const FACTS = {
  event: 1,
  isOpen: 1,
  closesAt: 1,
  hasTickets: 1,
  taken: 1,
  capacity: 1,
  types: 1,
  waiting: 1,
  offers: 1,
  ended: 1,
} as const

/** Changes the ledger of an event that meets a condition. @returns whether it did */
export const changeLine = async (
  payload: Payload,
  event: string,
  where: object,
  update: Update,
): Promise<boolean> => {
  const { matchedCount } = await linesOf(payload).updateOne({ event: new ObjectId(event), ...where }, update)
  return matchedCount > 0
}

/** The line of an event, also one in which nobody has stood yet; undefined for an event without seats. */
export const readLineOrEmpty = async (
  payload: Payload,
  event: string,
  where: object = {},
): Promise<WaitingLine | undefined> => {
  const line = await linesOf(payload).findOne({ event: new ObjectId(event), ...where }, { projection: FACTS })
  return line ? withLists(line) : undefined
}

/** The line of an event; undefined where there is none, and never was. */
export const readLine = (payload: Payload, event: string): Promise<WaitingLine | undefined> =>
  readLineOrEmpty(payload, event, { hasLine: true })

/** The events that have a line, or somebody to be told. */
export const findEventsWithLine = async (payload: Payload): Promise<string[]> =>
  (await linesOf(payload).distinct('event', { hasLine: true })).map(String)

/** The lines in which a person has a place or an offer, or is still to be told. */
export const findLinesOf = async (payload: Payload, user: string): Promise<WaitingLine[]> => {
  const id = new ObjectId(user)
  const found = await linesOf(payload)
    .find({ hasLine: true, $or: [{ 'waiting.user': id }, { 'offers.user': id }, { 'ended.user': id }] })
    .project<StoredLine>(FACTS)
    .toArray()
  return found.map(withLists)
}

/** How something that people wait for is sold; a seat is while the event sells no tickets. */
export const saleOf = ({ types, hasTickets }: SeatRoom, type: string): LedgerTypes[string] | undefined => {
  if (type !== SEAT) return types?.[type]
  return hasTickets ? undefined : { sold: 0, capacity: null }
}

/** Takes a person out of the line for a type. @returns whether the person was in it */
export const removePlaces = (
  payload: Payload,
  event: string,
  user: string,
  type: string,
): Promise<boolean> => {
  const own = { user: new ObjectId(user), type }
  return changeLine(payload, event, { waiting: { $elemMatch: own } }, { $pull: { waiting: own } })
}

/**
 * Offers a seat to the first who waits for a type that has one; it is held at once.
 * @param until the deadline; it is not later than the end of the sale
 * @returns whether there was a seat and somebody to offer it to
 */
export const offerNext = async (payload: Payload, event: string, until: Date): Promise<boolean> => {
  const isOfNext = { $and: [{ $eq: ['$$each.user', '$next.user'] }, { $eq: ['$$each.type', '$next.type'] }] }
  const isItsType = { $eq: ['$$type.k', '$next.type'] }
  const sold = { $add: ['$$type.v.sold', 1] }
  const deadline = { $min: [until, '$saleOfNext.v.salesEndAt'] } // which leaves out null
  const held = { until: deadline, isTold: false, isExtra: '$saleOfNext.v.isExtra' }
  const { matchedCount } = await linesOf(payload).updateOne(
    {
      event: new ObjectId(event),
      hasLine: true,
      ...openNow(),
      $expr: { $ne: [{ $ifNull: [NEXT_IN_LINE, null] }, null] },
    },
    [
      { $set: { next: NEXT_IN_LINE } },
      { $set: { saleOfNext: { $first: { $filter: { input: TYPES, as: 'type', cond: isItsType } } } } },
      {
        $set: {
          taken: { $add: ['$taken', { $cond: ['$saleOfNext.v.isExtra', 0, 1] }] },
          types: {
            $arrayToObject: {
              $map: {
                input: TYPES,
                as: 'type',
                in: {
                  k: '$$type.k',
                  v: {
                    $cond: [isItsType, { $mergeObjects: ['$$type.v', { sold }] }, '$$type.v'],
                  },
                },
              },
            },
          },
          waiting: { $filter: { input: WAITING, as: 'each', cond: { $not: [isOfNext] } } },
          offers: {
            $concatArrays: [{ $ifNull: ['$offers', []] }, [{ $mergeObjects: ['$next', held] }]],
          },
        },
      },
      { $unset: ['next', 'saleOfNext'] },
    ],
  )
  return matchedCount > 0
}

/** Gives up an offer: the seat is free again. @param when a condition on the offer @returns whether it was there */
const releaseOffer = (
  payload: Payload,
  event: string,
  { id, type, isExtra }: SeatOffer,
  when: object,
  ended?: EndedPlace,
): Promise<boolean> =>
  changeLine(
    payload,
    event,
    { offers: { $elemMatch: { id, ...when } } },
    {
      $inc: { taken: isExtra ? 0 : -1, ...(type !== SEAT && { [`types.${type}.sold`]: -1 }) },
      $pull: { offers: { id } },
      ...(ended && { $push: { ended } }),
    },
  )

const toEnded = (
  { id, user, type, typeName, at, isAccepted }: WaitingPlace,
  why: EndedWhy,
  reason?: string,
): EndedPlace => ({
  id,
  user,
  type,
  typeName,
  at,
  why,
  ...(isAccepted && { isAccepted }),
  ...(reason !== undefined && { reason }),
})

/** Ends an offer that its holder declines. */
export const declineOffer = (payload: Payload, event: string, offer: SeatOffer): Promise<boolean> =>
  releaseOffer(payload, event, offer, {})

/** Ends an offer whose deadline has passed. */
export const lapseOffer = (payload: Payload, event: string, offer: SeatOffer, now: Date): Promise<boolean> =>
  releaseOffer(payload, event, offer, { until: { $lte: now } }, toEnded(offer, 'lapsed'))

/** Ends an offer of something that is no longer sold. */
export const endOffer = (payload: Payload, event: string, offer: SeatOffer): Promise<boolean> =>
  releaseOffer(payload, event, offer, {}, toEnded(offer, 'closed'))

/** Ends a place in the line for something that is no longer sold. */
export const endPlace = (payload: Payload, event: string, place: WaitingPlace): Promise<boolean> =>
  changeLine(
    payload,
    event,
    { waiting: { $elemMatch: { id: place.id } } },
    { $pull: { waiting: { id: place.id } }, $push: { ended: toEnded(place, 'closed') } },
  )

/** What staff have not decided about yet. */
const isUndecided = (id: string) => ({ waiting: { $elemMatch: { id, isAccepted: { $ne: true } } } })

/** Accepts somebody who asked for a ticket: one is offered when there is one. @returns whether it was undecided */
export const acceptPlace = (payload: Payload, event: string, id: string): Promise<boolean> =>
  changeLine(payload, event, isUndecided(id), { $set: { 'waiting.$.isAccepted': true } })

/** Declines somebody who asked for a ticket. @param reason for the person @returns whether it was undecided */
export const declinePlace = (
  payload: Payload,
  event: string,
  place: WaitingPlace,
  reason: string,
): Promise<boolean> =>
  changeLine(payload, event, isUndecided(place.id), {
    $pull: { waiting: { id: place.id } },
    $push: { ended: toEnded(place, 'declined', reason) },
  })

/** Moves a place to one end of the line. @returns whether it is in the line */
export const movePlace = async (
  payload: Payload,
  event: string,
  id: string,
  to: 'first' | 'last',
): Promise<boolean> => {
  const pick = (cond: object) => ({ $filter: { input: WAITING, as: 'each', cond } })
  const [moved, others] = [pick({ $eq: ['$$each.id', id] }), pick({ $ne: ['$$each.id', id] })]
  const { matchedCount } = await linesOf(payload).updateOne(
    { event: new ObjectId(event), waiting: { $elemMatch: { id } } },
    [{ $set: { waiting: { $concatArrays: to === 'first' ? [moved, others] : [others, moved] } } }],
  )
  return matchedCount > 0
}

/** Notes that the mail about an offer is queued. */
export const markOfferTold = async (payload: Payload, event: string, id: string): Promise<void> => {
  await changeLine(payload, event, { offers: { $elemMatch: { id } } }, { $set: { 'offers.$.isTold': true } })
}

/** Forgets those who were told that they are out of the line. */
export const removeEnded = async (payload: Payload, event: string, ids: readonly string[]): Promise<void> => {
  await changeLine(payload, event, {}, { $pull: { ended: { id: { $in: [...ids] } } } })
}

/** Notes that a line is empty and nobody is to be told, if it is so. */
export const closeEmptyLine = async (payload: Payload, event: string): Promise<void> => {
  const isEmpty = { 'waiting.0': { $exists: false }, 'offers.0': { $exists: false } }
  await changeLine(
    payload,
    event,
    { hasLine: true, ...isEmpty, 'ended.0': { $exists: false } },
    { $unset: { hasLine: 1 } },
  )
}

/** Takes a person out of all that a line has, also of who is still to be told. @returns whether a seat is free by it */
export const erasePerson = async (payload: Payload, line: WaitingLine, user: string): Promise<boolean> => {
  const [event, own] = [String(line.event), { user: new ObjectId(user) }]
  await changeLine(payload, event, {}, { $pull: { waiting: own, ended: own } })
  let isFreed = false
  const { offers } = (await readLine(payload, event)) ?? { offers: [] }
  for (const offer of offers)
    if (offer.user.equals(own.user)) isFreed = (await declineOffer(payload, event, offer)) || isFreed
  return isFreed
}
