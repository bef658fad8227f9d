import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { type ListedEvent, findEventTitles } from '..'
import type { OrderView } from './orders.schema'
import { type StoredOrder, findOrder, findOrdersOf } from './ordersRepository'
import { signTicket } from './signTicket'

const toView = (payload: Payload, order: StoredOrder, event: ListedEvent | undefined): OrderView => ({
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
    code: order.status === 'confirmed' && id ? signTicket(payload, id) : null,
  })),
  placedAt: order.createdAt.toISOString(),
})

const viewAll = async (payload: Payload, orders: readonly StoredOrder[]): Promise<OrderView[]> => {
  const events = await findEventTitles(
    payload,
    orders.map(({ event }) => new ObjectId(String(event))),
  )
  return orders.map((order) => toView(payload, order, events.get(String(order.event))))
}

/** The orders of a person, the latest first. */
export const listOwnOrders = async (payload: Payload, user: string): Promise<OrderView[]> =>
  viewAll(payload, await findOrdersOf(payload, user))

/** An order of a person; undefined for one of somebody else. */
export const readOwnOrder = async (
  payload: Payload,
  id: string,
  user: string,
): Promise<OrderView | undefined> => {
  const order = await findOrder(payload, id)
  if (!order || String(order.user) !== user) return undefined
  return (await viewAll(payload, [order]))[0]
}
