import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { workOnEach } from '../../../platform/workOnEach'
import { moveContentVersion } from '../../content/contentVersions'
import { readExchangeRate } from '../../membership/grades'
import { type StoredInvoice, findInvoice, issueInvoice } from '../../money/invoices'
import type { InvoiceLine } from '../../money/invoices/invoice.schema'
import { findContact } from '../../people/profiles'
import type { ExchangeRate } from '../../../platform/money.schema'
import {
  findCancelledEvents,
  findEventTitles,
  findStoredEvent,
  holdsSeats,
  releaseTickets,
  seatBuyer,
} from '..'
import { deriveRegistration, markConfirmedForEvent } from '../registrations'
import { followWaitingList } from '../waiting'
import { keptOf } from './cancelledTicketsRepository'
import { creditRest } from './creditRest'
import { endUnpaidInvoice, isPartlyPaid } from './endUnpaidInvoice'
import { followCancelledTickets } from './followCancelledTickets'
import { mailOrder } from './mailOrder'
import { HOLDS } from './holds.constants'
import { markPaidLate } from './lateOrdersRepository'
import {
  type StoredOrder,
  deletePlacedOrder,
  extendHold,
  findOrder,
  findOrderOfInvoice,
  findOrdersToFollow,
  markFollowed,
  moveOrder,
  seatsKeyOf,
  setInvoice,
} from './ordersRepository'

const MINUTE_MS = 60_000
/** Whoever placed an order takes its seats well within it, or has stopped. */
const GIVEN_UP_MS = 5 * MINUTE_MS
const NOT_PAID = 'The tickets were not paid in time'
const BY_BUYER = 'The buyer cancelled the tickets'
const NO_EVENT = 'The event does not take place'

const ownerOf = ({ tickets, user }: StoredOrder): string | null =>
  tickets.some(({ isOwn }) => isOwn) ? String(user) : null

/** A line for each type and price. */
const linesOf = (order: StoredOrder, title: string): InvoiceLine[] => {
  const lines = new Map<string, InvoiceLine>()
  for (const { type, typeName, amountMinor } of order.tickets) {
    if (amountMinor === 0) continue
    const key = `${String(type)}:${amountMinor}`
    const known = lines.get(key)
    const description = `${title.slice(0, 100)}: ${typeName}`
    lines.set(key, {
      description,
      quantity: (known?.quantity ?? 0) + 1,
      unitMinor: amountMinor,
      account: 'events',
    })
  }
  return [...lines.values()]
}

/** The invoice of an order, issued once; the exchange rate of the day is frozen on it. */
const issueFor = async (payload: Payload, order: StoredOrder): Promise<StoredInvoice | null> => {
  if (order.invoice) return findInvoice(payload, String(order.invoice))
  const event = new ObjectId(String(order.event))
  const earlier = order.lateInvoices?.at(-1)
  const [contact, rate, titles, before] = await Promise.all([
    findContact(payload, String(order.user)),
    readExchangeRate(payload),
    findEventTitles(payload, [event]),
    earlier ? findInvoice(payload, String(earlier)) : null,
  ])
  if (!contact) return null
  const id = order._id.toHexString()
  const invoice = await issueInvoice(payload, {
    key: earlier ? `tickets:${id}:after:${String(earlier)}` : `tickets:${id}`,
    user: String(order.user),
    recipient: { name: order.billTo ?? contact.fullName, email: contact.email },
    purpose: 'tickets',
    currency: order.currency,
    lines: linesOf(order, titles.get(event.toHexString())?.title ?? 'Event'),
    // money that came late counts as it would have
    rate: before?.rate?.sspPerUsd ? (before.rate as ExchangeRate) : rate,
    dueAt: order.until,
  })
  await setInvoice(payload, order._id, invoice._id)
  return invoice
}

/** Confirms an order: its buyer has a seat, if one of the tickets is the own. Safe to repeat. */
const confirm = async (payload: Payload, order: StoredOrder): Promise<void> => {
  const owner = ownerOf(order)
  const event = String(order.event)
  if (owner) {
    await seatBuyer(payload, event, seatsKeyOf(order), owner)
    await deriveRegistration(payload, event, owner)
    await markConfirmedForEvent(payload, event, [owner]) // the tickets are mailed, which say the same
  }
  const confirmed =
    order.status === 'confirmed' ? order : await moveOrder(payload, order._id, 'held', 'confirmed')
  if (!confirmed) return
  await mailOrder(payload, confirmed, 'ticketsConfirmed')
  await markFollowed(payload, confirmed)
}

/** Ends an order: its seats are free again. Safe to repeat. @param endReason what the buyer is told */
export const endOrder = async (
  payload: Payload,
  order: StoredOrder,
  to: 'expired' | 'cancelled',
  endReason?: string,
): Promise<void> => {
  const owner = ownerOf(order)
  const event = String(order.event)
  const isOver = order.status === 'expired' || order.status === 'cancelled'
  const ended = isOver ? order : await moveOrder(payload, order._id, order.status, to, { endReason })
  if (!ended) return // somebody else moved it, and follows it
  await releaseTickets(payload, event, seatsKeyOf(order))
  await followWaitingList(payload, event)
  if (owner) await deriveRegistration(payload, event, owner)
  await moveContentVersion(payload, 'seats')
  await mailOrder(payload, ended, 'ticketsReleased')
  await markFollowed(payload, ended)
}

const isPaid = ({ status }: StoredInvoice): boolean => status === 'paid'
const hasEnded = ({ status }: StoredInvoice): boolean => ['void', 'credited', 'writtenOff'].includes(status)
const isChecked = ({ checks }: StoredInvoice): boolean => Boolean(checks?.some(({ endedAt }) => !endedAt))
const isBeingPaid = (invoice: StoredInvoice): boolean => isPartlyPaid(invoice) || isChecked(invoice)

/** Nobody of the staff decides it. */
const endUnpaid = (payload: Payload, order: StoredOrder, invoice: StoredInvoice, reason: string) =>
  endUnpaidInvoice(payload, order, invoice, { by: String(order.user), reason })

/** Ends an order of an event in the trash unless something is paid of it: the event may come back. */
const withdrawUnpaid = async (payload: Payload, order: StoredOrder): Promise<void> => {
  const invoice = order.invoice ? await findInvoice(payload, String(order.invoice)) : null
  if (invoice?.status === 'open') {
    if (isBeingPaid(invoice)) return
    if (!(await endUnpaid(payload, order, invoice, NO_EVENT))) return
  }
  if (invoice && isPaid(invoice)) return confirm(payload, order)
  await endOrder(payload, order, 'cancelled', NO_EVENT)
}

/**
 * Ends an order of an event that is cancelled or deleted: nothing is owed for it any more, and what was paid is the
 * payer's credit. While a payment is being checked, that is decided first.
 */
const withdraw = async (payload: Payload, order: StoredOrder): Promise<void> => {
  const invoice = order.invoice ? await findInvoice(payload, String(order.invoice)) : null
  if (invoice?.status === 'open' && !isPartlyPaid(invoice)) {
    if (isChecked(invoice)) return
    if (!(await endUnpaid(payload, order, invoice, NO_EVENT))) return
  } else if (invoice && !hasEnded(invoice)) {
    if (invoice.status === 'open' && isChecked(invoice)) return
    await creditRest(payload, order, invoice, {
      key: `event-cancelled:${order._id.toHexString()}`,
      reason: NO_EVENT,
      feeMinor: keptOf(order),
    })
  }
  await endOrder(payload, order, 'cancelled')
}

/** Whether the event of an order is on, can come back from the trash, or is off. A draft is on: it is worked on. */
const stateOfEvent = async (payload: Payload, order: StoredOrder): Promise<'on' | 'inTrash' | 'off'> => {
  const event = await findStoredEvent(payload, order.event)
  if (!event || event.isCancelled) return 'off'
  return event.deletedAt ? 'inTrash' : 'on'
}

/** What an invoice says about the order that waits for it. */
const followHeld = async (payload: Payload, order: StoredOrder, now: Date): Promise<void> => {
  const event = await stateOfEvent(payload, order)
  if (event === 'off') return withdraw(payload, order)
  if (event === 'inTrash') return withdrawUnpaid(payload, order)
  await followCancelledTickets(payload, order)
  if (order.totalMinor === 0) return confirm(payload, order)
  const invoice = await issueFor(payload, order)
  if (!invoice || hasEnded(invoice)) {
    const isVoidInTime = invoice?.status === 'void' && order.until <= now // by another process, just now
    return endOrder(payload, order, isVoidInTime ? 'expired' : 'cancelled')
  }
  if (isPaid(invoice)) return confirm(payload, order)
  if (order.until > now) return markFollowed(payload, order)
  // while a payment is on its way nobody else gets the seats
  if (isBeingPaid(invoice))
    return extendHold(payload, order._id, new Date(now.getTime() + HOLDS.now.minutes * MINUTE_MS))
  if (await endUnpaid(payload, order, invoice, NOT_PAID)) return endOrder(payload, order, 'expired')
  // paid in this very moment: the next run, or the payment itself, finds it
}

/** Ends an order that its buyer cancelled after it was paid: all but the fee is credited. */
const endCancelled = async (
  payload: Payload,
  order: StoredOrder,
  invoice: StoredInvoice | null,
): Promise<void> => {
  if (invoice && !hasEnded(invoice))
    await creditRest(payload, order, invoice, {
      key: `order-cancelled:${order._id.toHexString()}`,
      reason: BY_BUYER,
      feeMinor: (order.cancelFeeMinor ?? 0) + keptOf(order),
    })
  await endOrder(payload, order, 'cancelled')
}

/** A confirmed order whose payment was taken back is to be paid again; one that was credited is cancelled. */
const followConfirmed = async (payload: Payload, order: StoredOrder, now: Date): Promise<void> => {
  if ((await stateOfEvent(payload, order)) === 'off') return withdraw(payload, order)
  const invoice = order.invoice ? await findInvoice(payload, String(order.invoice)) : null
  if (order.cancelledAt) return endCancelled(payload, order, invoice)
  await followCancelledTickets(payload, order)
  // what is left may be free, and all that was paid credited
  if (!invoice || isPaid(invoice) || order.totalMinor === 0) return confirm(payload, order)
  if (hasEnded(invoice)) return endOrder(payload, order, 'cancelled')
  const until = new Date(now.getTime() + HOLDS.later.minutes * MINUTE_MS)
  await moveOrder(payload, order._id, 'confirmed', 'held', { until })
}

/** One that is being placed has its seats, or never gets them: whoever placed it has stopped in between. */
const followPlaced = async (payload: Payload, order: StoredOrder, now: Date): Promise<void> => {
  if (order.paidLateAt) return // `latePayments` places it again
  const id = order._id.toHexString()
  if (await holdsSeats(payload, String(order.event), id)) {
    await moveOrder(payload, order._id, 'placed', 'held')
    return followOrder(payload, id, now)
  }
  if (order.createdAt.getTime() < now.getTime() - GIVEN_UP_MS) await deletePlacedOrder(payload, order._id)
}

/**
 * Applies what follows from an order as it stands: its invoice, its confirmation once that is paid, the end when it is
 * not paid in time. Every step can be repeated, after a crash at any point and by several processes at once.
 */
export const followOrder = async (payload: Payload, id: string, now = new Date()): Promise<void> => {
  const order = await findOrder(payload, id)
  switch (order?.status) {
    case 'placed':
      return followPlaced(payload, order, now)
    case 'held':
      return followHeld(payload, order, now)
    case 'confirmed':
      return followConfirmed(payload, order, now)
    case 'expired':
    case 'cancelled':
      return endOrder(payload, order, order.status)
    case undefined:
      return undefined
  }
}

/** Follows the order of which an invoice was paid, voided or credited; money for a void one came too late. */
export const followOrderOfInvoice = async (payload: Payload, invoice: StoredInvoice): Promise<void> => {
  const order = await findOrderOfInvoice(payload, invoice._id)
  const isPaidLate = invoice.status === 'void' && invoice.allocations?.some(({ releasedAt }) => !releasedAt)
  if (order && isPaidLate) await markPaidLate(payload, order._id)
  if (order) await followOrder(payload, order._id.toHexString())
}

const MAX_AT_ONCE = 500

/**
 * Follows orders that a crash left, those whose time to pay is over, and those for events that do not take place. One
 * that fails does not stop the others.
 */
export const followOrders = async (
  payload: Payload,
  signal?: AbortSignal,
  now = new Date(),
): Promise<void> => {
  await workOnEach(
    payload,
    await findOrdersToFollow(payload, {
      now,
      cancelled: await findCancelledEvents(payload),
      limit: MAX_AT_ONCE,
    }),
    (id) => followOrder(payload, id, now),
    {
      failed: 'what follows from an order failed; it is tried again',
      about: (order) => ({ order }),
      signal,
    },
  )
}
