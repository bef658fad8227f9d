import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { type StoredOrder, ordersOf } from './ordersRepository'

/*
 * Tickets that their buyer gave back one by one. They leave the tickets of the order in one atomic update, and are kept
 * beside them: the door tells them from forged ones, and the books say what was kept of them.
 */

export type CancelledTicket = NonNullable<StoredOrder['cancelledTickets']>[number]

/** With what the keys of credit notes for such tickets begin: the id of the ticket follows. */
export const TICKET_CREDIT = 'ticket-cancelled:'

/**
 * Takes a ticket off a confirmed order, unless it is the last one. Of two who do it at once, one does.
 * @returns whether it did; not when the order has changed meanwhile
 */
export const takeOffTicket = async (
  payload: Payload,
  order: ObjectId,
  { answers: _answers, holder: _holder, ...ticket }: StoredOrder['tickets'][number],
  feeMinor: number,
): Promise<boolean> => {
  const { matchedCount } = await ordersOf(payload).updateOne(
    {
      _id: order,
      status: 'confirmed',
      cancelledAt: null,
      tickets: { $elemMatch: { id: ticket.id, amountMinor: ticket.amountMinor } },
      'tickets.1': { $exists: true },
    },
    {
      $pull: { tickets: { id: ticket.id } } as never,
      $push: { cancelledTickets: { ...ticket, feeMinor } } as never,
      $inc: { totalMinor: -ticket.amountMinor },
      $set: { needsFollowing: true, updatedAt: new Date() },
    },
  )
  return matchedCount > 0
}

/** Notes that the seat of a ticket that was taken off is free, and its money credited. */
export const markTicketFollowed = async (
  payload: Payload,
  order: ObjectId,
  ticket: string,
): Promise<void> => {
  await ordersOf(payload).updateOne(
    { _id: order, 'cancelledTickets.id': ticket },
    { $set: { 'cancelledTickets.$.isFollowed': true } as never },
  )
}

/** What was kept of the tickets that were taken off an order, in minor units. */
export const keptOf = ({ cancelledTickets }: Pick<StoredOrder, 'cancelledTickets'>): number =>
  (cancelledTickets ?? []).reduce((sum, { feeMinor }) => sum + feeMinor, 0)
