import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { withdrawUnpaidOrders } from '../../../domain/events/orders'
import { deleteTicketTypesOfEvent } from '../../../domain/events/tickets'
import type { Event } from '../../../payload-types'

/** Ends the orders of an event that does not take place and that nobody has paid. */
export const withdrawOrders: CollectionAfterChangeHook<Event> = async ({ doc, operation, req }) => {
  if (operation === 'update' && (doc.isCancelled || doc.deletedAt))
    await withdrawUnpaidOrders(req.payload, doc.id)
  return doc
}

/** The same for a deleted event, whose types of tickets go with it. */
export const deleteTickets: CollectionAfterDeleteHook = async ({ id, req }) => {
  await withdrawUnpaidOrders(req.payload, String(id))
  await deleteTicketTypesOfEvent(req.payload, id)
}
