import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { deleteTicketSettings } from '../../../domain/events/questions'
import { deleteTicketTypesOfEvent } from '../../../domain/events/tickets'
import { withdrawOrders as withdraw } from '../../../domain/events/withdrawals'
import type { Event } from '../../../payload-types'

/**
 * Ends the orders of an event that does not take place. Before the announcement: who is told by that their tickets are
 * cancelled needs no second mail.
 */
export const withdrawOrders: CollectionAfterChangeHook<Event> = async ({ doc, operation, req }) => {
  if (operation === 'update' && (doc.isCancelled || doc.deletedAt)) await withdraw(req.payload, doc.id)
  return doc
}

/** The same for a deleted event, whose types of tickets and questions go with it. */
export const deleteTickets: CollectionAfterDeleteHook = async ({ id, req }) => {
  await withdraw(req.payload, String(id))
  await deleteTicketTypesOfEvent(req.payload, id)
  await deleteTicketSettings(req.payload, id)
}
