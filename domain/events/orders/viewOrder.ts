import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { drawCode } from '../../../platform/drawCode'
import { type ListedEvent, findEventTitles, placeOf } from '..'
import { findTicketSettings } from '../questions'
import { questionsFor } from '../questions/questions.constants'
import { cancelFeeOf, ticketFeeOf } from './cancelFee'
import type { ListedOrder, OrderView } from './orders.schema'
import {
  type StoredOrder,
  answersOf,
  findOrder,
  findOrdersOf,
  findOrdersWithHolder,
} from './ordersRepository'
import { signTicket } from './signTicket'

const toListed = (order: StoredOrder, event: ListedEvent | undefined): ListedOrder => ({
  id: order._id.toHexString(),
  event: {
    id: String(order.event),
    title: event?.title ?? 'An event that was deleted',
    slug: event?.slug ?? '',
    eventDate: (event?.eventDate ?? order.createdAt).toISOString(),
    endDate: event?.endDate?.toISOString() ?? null,
    isDateToBeAnnounced: event?.isDateToBeAnnounced ?? false,
    isCancelled: event?.isCancelled ?? event === undefined,
    location: event ? placeOf(event) : '',
  },
  status: order.status,
  until: order.until.toISOString(),
  currency: order.currency,
  totalMinor: order.totalMinor,
  billTo: order.billTo ?? null,
  invoice: order.invoice ? String(order.invoice) : null,
  tickets: order.tickets.map((ticket) => ({
    id: ticket.id ?? '',
    typeName: ticket.typeName,
    name: ticket.name ?? '',
    isOwn: Boolean(ticket.isOwn),
    amountMinor: ticket.amountMinor,
    answers: answersOf(ticket),
  })),
  cancelledTickets: (order.cancelledTickets ?? []).map(({ typeName, name, amountMinor, feeMinor }) => ({
    typeName,
    name: name ?? '',
    amountMinor,
    feeMinor,
  })),
  placedAt: order.createdAt.toISOString(),
})

/** The orders of a person, the latest first. */
export const listOwnOrders = async (payload: Payload, user: string): Promise<ListedOrder[]> => {
  const orders = await findOrdersOf(payload, user)
  const events = await findEventTitles(
    payload,
    orders.map(({ event }) => new ObjectId(String(event))),
  )
  return orders.map((order) => toListed(order, events.get(String(order.event))))
}

/** The tickets of a person that others ordered. */
export const listHeldTickets = async (
  payload: Payload,
  user: string,
): Promise<{ event: string; typeName: string; name: string }[]> => {
  const orders = await findOrdersWithHolder(payload, user)
  const events = await findEventTitles(
    payload,
    orders.map(({ event }) => new ObjectId(String(event))),
  )
  return orders.flatMap(({ event, tickets }) =>
    tickets
      .filter(({ holder }) => String(holder) === user)
      .map(({ typeName, name }) => ({
        event: events.get(String(event))?.title ?? '',
        typeName,
        name: name ?? '',
      })),
  )
}

/** An order of a person, with the codes of its tickets once they are valid; undefined for one of somebody else. */
export const readOwnOrder = async (
  payload: Payload,
  id: string,
  user: string,
): Promise<Omit<OrderView, 'hasCertificate'> | undefined> => {
  const order = await findOrder(payload, id)
  if (!order || String(order.user) !== user) return undefined
  const event = String(order.event)
  const [titles, settings] = await Promise.all([
    findEventTitles(payload, [new ObjectId(event)]),
    findTicketSettings(payload, event),
  ])
  const listed = toListed(order, titles.get(event))
  const facts = { terms: settings?.cancelTerms ?? [], event: titles.get(event) }
  return {
    ...listed,
    cancelFeeMinor: order.cancelledAt ? (order.cancelFeeMinor ?? 0) : null,
    cancel: cancelFeeOf(order, facts),
    tickets: listed.tickets.map((ticket, place) => {
      const code = order.status === 'confirmed' ? signTicket(payload, ticket.id) : null
      return {
        ...ticket,
        code,
        drawing: code === null ? null : drawCode(code),
        questions: questionsFor(settings?.questions ?? [], String(order.tickets[place]?.type)),
        cancelFeeMinor: ticketFeeOf(order, facts, ticket.amountMinor),
      }
    }),
  }
}
