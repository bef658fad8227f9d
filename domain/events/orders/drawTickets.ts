import type { Payload } from 'payload'
import { readEventFacts } from '..'
import type { OrderView } from './orders.schema'

/** Draws the tickets of a confirmed order as PDF, a sheet of A6 each; null for an order without valid tickets. */
export const drawTickets = async (
  payload: Payload,
  order: Pick<OrderView, 'event' | 'tickets' | 'placedAt'>,
): Promise<Buffer | null> => {
  const event = await readEventFacts(payload, order.event.id)
  const tickets = order.tickets.flatMap(({ typeName, name, code }) => (code ? { typeName, name, code } : []))
  if (!event || tickets.length === 0) return null
  const { renderTickets } = await import('./mails/renderTickets') // rarely needed, and large
  const { name } = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: false })
  return renderTickets({ event, tickets, association: name, placedAt: order.placedAt })
}
