import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { drawCode } from '../../../platform/drawCode'
import { type ListedEvent, findEventTitles } from '..'
import type { ListedOrder, OrderView } from './orders.schema'
import { type StoredOrder, findOrder, findOrdersOf } from './ordersRepository'
import { signTicket } from './signTicket'

const toListed = (order: StoredOrder, event: ListedEvent | undefined): ListedOrder => ({
  id: order._id.toHexString(),
  event: {
    id: String(order.event),
    title: event?.title ?? 'An event that was deleted',
    slug: event?.slug ?? '',
    eventDate: (event?.eventDate ?? order.createdAt).toISOString(),
    isDateToBeAnnounced: event?.isDateToBeAnnounced ?? false,
    isCancelled: event?.isCancelled ?? event === undefined,
    location: event?.location ?? '',
  },
  status: order.status,
  until: order.until.toISOString(),
  currency: order.currency,
  totalMinor: order.totalMinor,
  invoice: order.invoice ? String(order.invoice) : null,
  tickets: order.tickets.map(({ id, typeName, name, isOwn, amountMinor }) => ({
    id: id ?? '',
    typeName,
    name: name ?? '',
    isOwn: Boolean(isOwn),
    amountMinor,
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

/** An order of a person, with the codes of its tickets once they are valid; undefined for one of somebody else. */
export const readOwnOrder = async (
  payload: Payload,
  id: string,
  user: string,
): Promise<OrderView | undefined> => {
  const order = await findOrder(payload, id)
  if (!order || String(order.user) !== user) return undefined
  const event = String(order.event)
  const listed = toListed(order, (await findEventTitles(payload, [new ObjectId(event)])).get(event))
  return {
    ...listed,
    tickets: listed.tickets.map((ticket) => {
      const code = order.status === 'confirmed' ? signTicket(payload, ticket.id) : null
      return { ...ticket, code, drawing: code === null ? null : drawCode(code) }
    }),
  }
}
