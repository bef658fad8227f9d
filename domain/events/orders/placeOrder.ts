import { ObjectId } from 'mongodb'
import pLimit from 'p-limit'
import type { Payload, PayloadRequest } from 'payload'
import { isObjectId } from '../../../platform/isObjectId'
import { todayInJuba } from '../../../platform/jubaTime'
import { perPayload } from '../../../platform/perPayload'
import { moveContentVersion } from '../../content/contentVersions'
import { type TicketProblem, findPublishedEvent, releaseTickets, takeTickets } from '..'
import { findTicketSettings } from '../questions'
import { type TicketQuestion, questionsFor, wrongAnswers } from '../questions/questions.constants'
import {
  type StoredTicketType,
  findTicketTypes,
  isHiddenType,
  priceTicket,
  readStanding,
  saleRulesOf,
} from '../tickets'
import { followWaitingList } from '../waiting'
import { followOrder } from './followOrder'
import { HOLDS } from './holds.constants'
import { MAX_UNPAID_ORDERS, type NewOrder } from './orders.schema'
import {
  type PlacedOrder,
  type StoredOrder,
  countUnpaidOrders,
  countsOf,
  createOrder,
  deletePlacedOrder,
  findOrder,
  findOrderByKey,
  toStoredAnswers,
} from './ordersRepository'

const MINUTE_MS = 60_000

/** How many orders are placed at once: when a sale begins, many more would wait for each other in the database. */
const MAX_AT_ONCE = 16
const limitOf = perPayload(() => pLimit(MAX_AT_ONCE))

export type OrderProblem =
  | { problem: 'not_found' | 'too_many_unpaid' | 'key_used' | 'answers_too_long' }
  | { problem: 'answers'; fields: { field: string; message: string }[] }
  | {
      problem: 'not_on_sale' | 'not_own' | Extract<TicketProblem, { type: string }>['problem']
      typeName: string
    }
  | Exclude<TicketProblem, { type: string }>

type PricedTicket = Omit<PlacedOrder['tickets'][number], 'answers'>

/** The tickets of an order with what they cost now, or why they cannot be bought. */
const priceTickets = (
  types: readonly StoredTicketType[],
  { tickets, currency, code }: NewOrder,
  standing: { own: Awaited<ReturnType<typeof readStanding>>; day: string },
): PricedTicket[] | OrderProblem => {
  const priced: PricedTicket[] = []
  const byId = new Map(types.map((type) => [String(type._id), type]))
  for (const { type: id, name, isOwn } of tickets) {
    const type = byId.get(id)
    if (!type || isHiddenType(type, code)) return { problem: 'not_on_sale', typeName: 'This ticket' }
    const price = priceTicket(type.prices, currency, standing.day, isOwn ? standing.own : null)
    if (!type.isOnSale || price === null) return { problem: 'not_on_sale', typeName: type.name }
    if (isOwn && type.isExtra) return { problem: 'not_own', typeName: type.name }
    priced.push({
      id: new ObjectId().toHexString(),
      type: id,
      typeName: type.name,
      name,
      isOwn,
      amountMinor: price,
    })
  }
  return priced
}

/** What is wrong with the answers of an order; undefined when nothing is. */
export const answerProblem = (
  questions: readonly TicketQuestion[],
  tickets: NewOrder['tickets'],
): Extract<OrderProblem, { problem: 'answers' }> | undefined => {
  const fields = tickets.flatMap(({ type, answers }, place) =>
    wrongAnswers(questionsFor(questions, type), answers).map(({ question, message }) => ({
      field: `tickets.${place}.answers.${question}`,
      message,
    })),
  )
  return fields.length > 0 ? { problem: 'answers', fields } : undefined
}

/** Until when an order holds its seats: never beyond the start of the event. */
const holdUntil = (hold: NewOrder['hold'], eventDate: Date | null, now: Date): Date => {
  const until = new Date(now.getTime() + HOLDS[hold].minutes * MINUTE_MS)
  return eventDate && eventDate > now && eventDate < until ? eventDate : until
}

const isSame = (order: StoredOrder, event: string, input: NewOrder, user: string): boolean =>
  String(order.event) === event &&
  String(order.user) === user &&
  order.tickets.length + (order.cancelledTickets ?? []).length === input.tickets.length

const followSoon = async (payload: Payload, id: string): Promise<void> => {
  try {
    await followOrder(payload, id)
  } catch (error) {
    payload.logger.error({ err: error, order: id }, 'what follows from an order failed; it is tried again')
  }
}

const place = async (
  payload: Payload,
  id: unknown,
  user: string,
  input: NewOrder,
  now: Date,
): Promise<{ id: string } | OrderProblem> => {
  const found = isObjectId(id) ? await findPublishedEvent(payload, id) : null
  if (!found || found.deletedAt) return { problem: 'not_found' }
  const event = found._id.toString()
  const key = `${user}:${input.key}`
  const known = await findOrderByKey(payload, key)
  if (known)
    return isSame(known, event, input, user) ? { id: known._id.toHexString() } : { problem: 'key_used' }
  const [types, own, unpaid, settings] = await Promise.all([
    findTicketTypes(payload, event),
    readStanding(payload, user),
    countUnpaidOrders(payload, event, user),
    findTicketSettings(payload, event),
  ])
  const questions = settings?.questions ?? []
  if (unpaid >= MAX_UNPAID_ORDERS) return { problem: 'too_many_unpaid' }
  const tickets = priceTickets(types, input, { own, day: todayInJuba(now) })
  if ('problem' in tickets) return tickets
  const wrong = answerProblem(questions, input.tickets)
  if (wrong) return wrong
  const order = await createOrder(payload, {
    key,
    event,
    user,
    currency: input.currency,
    until: holdUntil(input.hold, found.isDateToBeAnnounced ? null : found.eventDate, now),
    plannedDay: found.isDateToBeAnnounced ? null : todayInJuba(found.eventDate),
    cancelTerms: settings?.cancelTerms ?? [],
    billTo: input.billTo,
    totalMinor: tickets.reduce((total, { amountMinor }) => total + amountMinor, 0),
    tickets: tickets.map((ticket, place) => ({
      ...ticket,
      answers: toStoredAnswers(questionsFor(questions, ticket.type), input.tickets[place]?.answers ?? {}),
    })),
  })
  const problem = await takeTickets(payload, {
    event,
    order: order._id.toHexString(),
    counts: countsOf(order.tickets),
    ...saleRulesOf(types),
    buyer: user,
    hasOwn: order.tickets.some(({ isOwn }) => isOwn),
  })
  if (problem) {
    await deletePlacedOrder(payload, order._id)
    if (!('type' in problem)) return problem
    return {
      problem: problem.problem,
      typeName: types.find(({ _id }) => String(_id) === problem.type)?.name ?? '',
    }
  }
  const placed = order._id.toHexString()
  // one that took so long that a job gave it up
  if (!(await findOrder(payload, placed))) {
    await releaseTickets(payload, event, placed)
    await followWaitingList(payload, event)
    return { problem: 'closed' }
  }
  await moveContentVersion(payload, 'seats')
  await followSoon(payload, placed)
  return { id: placed }
}

/**
 * Places an order: its seats are taken together or not at all; a free one is confirmed, another holds them until it is
 * paid. The same key again places none and is answered alike. Source: issue 34, part 1.
 * @returns the id of the order
 */
export const placeOrder = (
  { payload }: PayloadRequest,
  id: unknown,
  user: string,
  input: NewOrder,
  now = new Date(),
): Promise<{ id: string } | OrderProblem> => limitOf(payload)(() => place(payload, id, user, input, now))
