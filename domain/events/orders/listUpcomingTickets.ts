import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { drawCode } from '../../../platform/drawCode'
import { findEventTitles, placeOf } from '..'
import { isPastEvent } from '../eventTime.schema'
import { MAX_UPCOMING_TICKETS, type UpcomingTicket } from './orders.schema'
import { findOrdersOf } from './ordersRepository'
import { signTicket } from './signTicket'

/** The valid tickets of a person's orders for events that are not over, the soonest first: what a device keeps. */
export const listUpcomingTickets = async (payload: Payload, user: string): Promise<UpcomingTicket[]> => {
  const orders = (await findOrdersOf(payload, user)).filter(({ status }) => status === 'confirmed')
  const events = await findEventTitles(
    payload,
    orders.map(({ event }) => new ObjectId(String(event))),
  )
  const now = Date.now()
  return orders
    .flatMap(({ event: id, tickets }) => {
      const event = events.get(String(id))
      if (!event || event.isCancelled || isPastEvent(event, now)) return []
      return tickets.map((ticket) => ({ ...ticket, event }))
    })
    .sort((one, other) => one.event.eventDate.getTime() - other.event.eventDate.getTime())
    .slice(0, MAX_UPCOMING_TICKETS)
    .map(({ id, name, typeName, event }) => ({
      id: id ?? '',
      name: name ?? '',
      typeName,
      event: {
        title: event.title,
        eventDate: event.eventDate.toISOString(),
        isDateToBeAnnounced: Boolean(event.isDateToBeAnnounced),
        location: placeOf(event),
      },
      drawing: drawCode(signTicket(payload, id ?? '')),
    }))
}
