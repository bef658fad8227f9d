import { type Collection, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { TicketOrder } from '../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'
import type { Currency } from '../../../platform/money.schema'
import type { TicketCounts } from '..'
import type { CancelTerm } from '../cancelTerms/cancelTerms.constants'
import { type Answers, type TicketAnswer, type TicketQuestion } from '../questions/questions.constants'
import type { OrderStatus } from './statuses.constants'

/** An order of tickets as the database has it. */
export type StoredOrder = Stored<TicketOrder, 'until' | 'paidLateAt'>

/**
 * By which key the seat ledger has the seats of an order: each term has its own, so that no end of another frees them.
 */
export const seatsKeyOf = ({ _id, seatsKey }: Pick<StoredOrder, '_id' | 'seatsKey'>): string =>
  seatsKey ?? _id.toHexString()

export const ordersOf = (payload: Payload): Collection<StoredOrder> =>
  modelOf(payload, 'ticket-orders').collection as unknown as Collection<StoredOrder>

export interface PlacedOrder {
  key: string
  event: string
  user: string
  currency: Currency
  until: Date
  /** The day of the event as it is planned, `YYYY-MM-DD`; null while that is to be announced. */
  plannedDay: string | null
  cancelTerms: readonly CancelTerm[]
  billTo?: string | undefined
  totalMinor: number
  tickets: {
    id: string
    type: string
    typeName: string
    name: string
    isOwn: boolean
    amountMinor: number
    answers: TicketAnswer[]
  }[]
}

/** Stores an order that is still being placed, unless one with its key is stored. @returns the one that is */
export const createOrder = async (payload: Payload, order: PlacedOrder): Promise<StoredOrder> => {
  try {
    await modelOf(payload, 'ticket-orders').create({ ...order, status: 'placed', needsFollowing: true })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
  }
  const stored = await ordersOf(payload).findOne({ key: order.key })
  if (!stored) throw new Error('An order was gone as soon as it was made')
  return stored
}

export const findOrderByKey = (payload: Payload, key: string): Promise<StoredOrder | null> =>
  ordersOf(payload).findOne({ key })

export const findOrder = (payload: Payload, id: string): Promise<StoredOrder | null> =>
  ordersOf(payload).findOne({ _id: new ObjectId(id) })

export const findOrderOfInvoice = (payload: Payload, invoice: ObjectId): Promise<StoredOrder | null> =>
  ordersOf(payload).findOne({ invoice })

/** The orders of a person, the latest first. */
export const findOrdersOf = (payload: Payload, user: string): Promise<StoredOrder[]> =>
  ordersOf(payload)
    .find({ user: new ObjectId(user), status: { $ne: 'placed' } })
    .sort({ createdAt: -1, _id: -1 })
    .limit(100)
    .toArray()

/** All orders of a person, whatever their status. */
export const findAllOrdersOf = (payload: Payload, user: string): Promise<StoredOrder[]> =>
  ordersOf(payload)
    .find({ user: new ObjectId(user) })
    .toArray()

export const countUnpaidOrders = (payload: Payload, event: string, user: string): Promise<number> =>
  ordersOf(payload).countDocuments({
    event: new ObjectId(event),
    user: new ObjectId(user),
    status: { $in: ['placed', 'held'] },
  })

/** An order that got no seats is as if it had never been. */
export const deletePlacedOrder = async (payload: Payload, id: ObjectId): Promise<void> => {
  await ordersOf(payload).deleteOne({ _id: id, status: 'placed' })
}

/** Moves an order from one status to another. @returns the order as it is then; null when it had another status */
export const moveOrder = (
  payload: Payload,
  id: ObjectId,
  from: OrderStatus,
  to: OrderStatus,
  facts: Partial<Pick<StoredOrder, 'until' | 'endReason' | 'seatsKey'>> = {},
): Promise<StoredOrder | null> =>
  ordersOf(payload).findOneAndUpdate(
    { _id: id, status: from },
    { $set: { ...facts, status: to, needsFollowing: true, updatedAt: new Date() } },
    { returnDocument: 'after' },
  )

/**
 * Gives a ticket that is not the buyer's own another name and id, in one atomic update. Of two changes at once, one
 * wins.
 * @returns the order as it is then; null when it has no such ticket any more, or has ended
 */
export const replaceTicket = (
  payload: Payload,
  order: ObjectId,
  { from, to, name }: { from: string; to: string; name: string },
): Promise<StoredOrder | null> =>
  ordersOf(payload).findOneAndUpdate(
    {
      _id: order,
      status: { $in: ['held', 'confirmed'] },
      tickets: { $elemMatch: { id: from, isOwn: { $ne: true } } },
    },
    {
      // what was answered was about the person before
      $set: {
        'tickets.$.id': to,
        'tickets.$.name': name,
        'tickets.$.answers': [],
        'tickets.$.holder': null,
        updatedAt: new Date(),
      } as never,
      $push: { 'tickets.$.replacedIds': from } as never,
    },
    { returnDocument: 'after' },
  )

/** Notes whose attendance a ticket for somebody else is. @param holder an account; null for nobody's */
export const setHolder = async (
  payload: Payload,
  { order, ticket, holder }: { order: ObjectId; ticket: string; holder: string | null },
): Promise<void> => {
  await ordersOf(payload).updateOne(
    { _id: order, tickets: { $elemMatch: { id: ticket, isOwn: { $ne: true } } } },
    { $set: { 'tickets.$.holder': holder && new ObjectId(holder) } as never },
  )
}

/**
 * Has a confirmed order cancelled for a fee, once.
 * @param totalMinor what the fee was reckoned from
 * @returns the order as it is then; null when it was cancelled, has another total or has ended
 */
export const setCancelled = (
  payload: Payload,
  id: ObjectId,
  { totalMinor, ...facts }: Pick<StoredOrder, 'totalMinor'> & { cancelledAt: Date; cancelFeeMinor: number },
): Promise<StoredOrder | null> =>
  ordersOf(payload).findOneAndUpdate(
    { _id: id, status: 'confirmed', cancelledAt: null, totalMinor },
    { $set: { ...facts, needsFollowing: true, updatedAt: new Date() } },
    { returnDocument: 'after' },
  )

export const setInvoice = async (payload: Payload, id: ObjectId, invoice: ObjectId): Promise<void> => {
  await ordersOf(payload).updateOne({ _id: id }, { $set: { invoice } })
}

export const extendHold = async (payload: Payload, id: ObjectId, until: Date): Promise<void> => {
  await ordersOf(payload).updateOne({ _id: id, status: 'held' }, { $set: { until } })
}

const NONE_TO_FOLLOW = { $not: { $elemMatch: { isFollowed: { $ne: true } } } }

/** Notes that all that follows from an order as it stands is done, unless its buyer cancelled something meanwhile. */
export const markFollowed = async (
  payload: Payload,
  { _id, status, cancelledAt = null }: StoredOrder,
): Promise<void> => {
  await ordersOf(payload).updateOne(
    {
      _id,
      status,
      cancelledAt,
      // with an order that has ended, all its tickets have
      ...((status === 'held' || status === 'confirmed') && { cancelledTickets: NONE_TO_FOLLOW }),
    },
    { $unset: { needsFollowing: 1 } },
  )
}

/** Has the orders of an event followed, which may not take place any more. */
export const followAllOf = async (payload: Payload, event: string): Promise<void> => {
  await ordersOf(payload).updateMany(
    { event: new ObjectId(event), status: { $in: ['placed', 'held', 'confirmed'] } },
    { $set: { needsFollowing: true } },
  )
}

/**
 * Ids of the orders that a crash left, of those whose time to pay is over, and of those for events that do not take
 * place.
 * @param cancelled ids of these events
 */
export const findOrdersToFollow = async (
  payload: Payload,
  { now, cancelled, limit }: { now: Date; cancelled: ObjectId[]; limit: number },
): Promise<string[]> => {
  const found = await ordersOf(payload)
    .find(
      {
        $or: [
          { needsFollowing: true },
          { status: 'held', until: { $lte: now } },
          { event: { $in: cancelled }, status: { $in: ['held', 'confirmed'] } },
        ],
      },
      { projection: { _id: 1 }, limit },
    )
    .toArray()
  return found.map(({ _id }) => _id.toHexString())
}

/** What is answered for a ticket, in the order in which it was asked. */
export const answersOf = ({ answers }: Pick<StoredOrder['tickets'][number], 'answers'>): TicketAnswer[] =>
  (answers as TicketAnswer[] | null | undefined) ?? []

/** Answers as they are kept: with what was asked. @param questions those of the type of the ticket */
export const toStoredAnswers = (questions: readonly TicketQuestion[], answers: Answers): TicketAnswer[] =>
  questions.flatMap(({ id, label }) => {
    const answer = answers[id]
    return answer ? [{ question: id, label, answer }] : []
  })

/** Sets what is answered for a ticket of an order that has not ended. @returns whether it has the ticket still */
export const setAnswers = async (
  payload: Payload,
  order: ObjectId,
  ticket: string,
  answers: TicketAnswer[],
): Promise<boolean> => {
  const { matchedCount } = await ordersOf(payload).updateOne(
    { _id: order, status: { $in: ['held', 'confirmed'] }, 'tickets.id': ticket },
    { $set: { 'tickets.$.answers': answers, updatedAt: new Date() } as never },
  )
  return matchedCount > 0
}

/** The orders of others in which a person has a ticket. */
export const findOrdersWithHolder = (payload: Payload, user: string): Promise<StoredOrder[]> =>
  ordersOf(payload)
    .find({ 'tickets.holder': new ObjectId(user) })
    .sort({ _id: -1 })
    .limit(500)
    .toArray()

/** Takes the names and answers off a person's orders, and the person off tickets that others ordered. */
export const eraseNames = async (payload: Payload, user: string): Promise<void> => {
  const holder = new ObjectId(user)
  await ordersOf(payload).updateMany(
    { 'tickets.holder': holder },
    { $set: { 'tickets.$[held].holder': null, 'tickets.$[held].name': '' } as never },
    { arrayFilters: [{ 'held.holder': holder }] },
  )
  await ordersOf(payload).updateMany(
    { user: new ObjectId(user) },
    { $set: { 'tickets.$[].name': '', 'tickets.$[].answers': [] } as never, $unset: { billTo: 1 } },
  )
  await ordersOf(payload).updateMany(
    { user: new ObjectId(user), 'cancelledTickets.0': { $exists: true } },
    { $set: { 'cancelledTickets.$[].name': '' } as never },
  )
}

/** How many tickets of each type an order has. */
export const countsOf = (tickets: readonly { type: unknown }[]): TicketCounts => {
  const counts: Record<string, number> = {}
  for (const { type } of tickets) counts[String(type)] = (counts[String(type)] ?? 0) + 1
  return counts
}
