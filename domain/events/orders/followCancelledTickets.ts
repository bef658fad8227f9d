import type { Payload } from 'payload'
import { moveContentVersion } from '../../content/contentVersions'
import { findInvoice } from '../../money/invoices'
import { returnTicket } from '..'
import { deriveRegistration } from '../registrations'
import { followWaitingList } from '../waiting'
import { type CancelledTicket, TICKET_CREDIT, markTicketFollowed } from './cancelledTicketsRepository'
import { creditRest } from './creditRest'
import { mailCancelledTicket } from './mailOrder'
import { type StoredOrder, seatsKeyOf } from './ordersRepository'

const BY_BUYER = 'The buyer cancelled a ticket'

const follow = async (payload: Payload, order: StoredOrder, ticket: CancelledTicket): Promise<void> => {
  const { id, type, isOwn, amountMinor, feeMinor } = ticket
  if (!id) return
  const event = String(order.event)
  await returnTicket(payload, event, seatsKeyOf(order), { id, type: String(type), isOwn: Boolean(isOwn) })
  await followWaitingList(payload, event)
  if (isOwn) await deriveRegistration(payload, event, String(order.user))
  await moveContentVersion(payload, 'seats')
  const invoice = order.invoice ? await findInvoice(payload, String(order.invoice)) : null
  if (invoice && ['open', 'paid'].includes(invoice.status))
    await creditRest(payload, order, invoice, {
      key: `${TICKET_CREDIT}${id}`,
      reason: BY_BUYER,
      mostMinor: amountMinor - feeMinor,
    })
  await mailCancelledTicket(payload, order, ticket)
  await markTicketFollowed(payload, order._id, id)
}

/**
 * Applies what follows from tickets that their buyer cancelled one by one: their seats are free, and all but the fee is
 * to the buyer's credit. Safe to repeat, and for several processes at once.
 */
export const followCancelledTickets = async (payload: Payload, order: StoredOrder): Promise<void> => {
  for (const ticket of order.cancelledTickets ?? [])
    if (!ticket.isFollowed) await follow(payload, order, ticket)
}
