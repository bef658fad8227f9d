import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { formatMoney } from '../../../platform/moneyFormat.schema'
import { workOnEach } from '../../../platform/workOnEach'
import { moveContentVersion } from '../../content/contentVersions'
import { type StoredInvoice, findInvoice } from '../../money/invoices'
import { type StoredPayment, findPaymentsFor, payFromCredits, worthOf } from '../../money/payments'
import { findStoredEvent, isAhead, releaseTickets, takeTickets } from '..'
import {
  type StoredOrder,
  countsOf,
  findOrder,
  findPaidLate,
  followOrder,
  holdAgain,
  mailPaidLate,
  markLateHandled,
  moveOrder,
  seatsKeyOf,
} from '../orders'
import { findTicketTypes, saleRulesOf } from '../tickets'

/** Within it the credit pays the new invoice; else the seats are free again, and it is tried anew. */
const HOLD_MS = 30 * 60_000
const MAX_AT_ONCE = 500

const creditOf = ({ creditMinor, currency }: StoredPayment) => ({ amountMinor: creditMinor ?? 0, currency })

/** The payments for the invoices of an order that left credit. */
const findCredits = async (payload: Payload, order: StoredOrder): Promise<StoredPayment[]> => {
  const invoices = [...(order.lateInvoices ?? []), ...(order.invoice ? [order.invoice] : [])]
  const payments = await Promise.all(invoices.map((id) => findPaymentsFor(payload, String(id))))
  return payments
    .flat()
    .filter(({ status, user, creditMinor }) => status === 'confirmed' && user && (creditMinor ?? 0) > 0)
}

const isEnough = (credits: readonly StoredPayment[], invoice: StoredInvoice): boolean =>
  credits.reduce((sum, each) => sum + (worthOf(creditOf(each), invoice) ?? 0), 0) >= invoice.totalMinor

/** Tells the buyer that the money stays credit. */
const decline = async (
  payload: Payload,
  order: StoredOrder,
  credits: readonly StoredPayment[],
  isTooLittle: boolean,
): Promise<void> => {
  await mailPaidLate(payload, order, {
    payments: credits.map(({ _id }) => _id.toHexString()),
    credit: credits.map((each) => formatMoney(creditOf(each))).join(' and '),
    isTooLittle,
  })
  await markLateHandled(payload, order)
}

/** Takes the seats of an order that is being placed again, all or none. @returns whether it has them */
const takeAgain = async (payload: Payload, order: StoredOrder, at: Date): Promise<boolean> => {
  const event = String(order.event)
  const key = seatsKeyOf(order)
  const types = await findTicketTypes(payload, event)
  const problem = await takeTickets(payload, {
    event,
    order: key,
    counts: countsOf(order.tickets),
    ...saleRulesOf(types),
    buyer: String(order.user),
    hasOwn: order.tickets.some(({ isOwn }) => isOwn),
  })
  if (problem) {
    await moveOrder(payload, order._id, 'placed', 'expired')
    return false
  }
  const held = await holdAgain(payload, order, new Date(at.getTime() + HOLD_MS))
  const now = held ?? (await findOrder(payload, order._id.toHexString()))
  const isKept = now?.seatsKey === key && now.status !== 'expired'
  if (!isKept) await releaseTickets(payload, event, key) // another process gave it up in between
  await moveContentVersion(payload, 'seats')
  return isKept
}

/** Pays the new invoice of an order from the credit that its late money left. */
const payAgain = async (payload: Payload, order: StoredOrder): Promise<void> => {
  const invoice = new ObjectId(String(order.invoice))
  await payFromCredits({ payload }, await findCredits(payload, order), {
    key: `late:${invoice.toHexString()}`,
    invoice,
    by: String(order.user),
  })
}

/** What becomes of an order that ended, for which money came. */
const decide = async (payload: Payload, order: StoredOrder, now: Date): Promise<boolean> => {
  const invoice = order.invoice ? await findInvoice(payload, String(order.invoice)) : null
  const credits = await findCredits(payload, order)
  if (!invoice || credits.length === 0)
    await markLateHandled(payload, order) // used or taken back meanwhile
  else if (!isEnough(credits, invoice)) await decline(payload, order, credits, true)
  else {
    const seatsKey = new ObjectId().toHexString()
    const event = await findStoredEvent(payload, order.event)
    const placed = isAhead(event, now)
      ? await moveOrder(payload, order._id, 'expired', 'placed', { seatsKey })
      : null
    if (placed && (await takeAgain(payload, placed, now))) return true
    const ended = await findOrder(payload, order._id.toHexString())
    if (ended?.status === 'expired') await decline(payload, ended, credits, false)
  }
  return false
}

/**
 * Does what follows from money that came for an order after its time to pay. Every step can be repeated, after a crash
 * at any point and by several processes at once: the ledger decides about the seats, the payment about its credit.
 */
const followLatePayment = async (payload: Payload, id: string, now: Date): Promise<void> => {
  const order = await findOrder(payload, id)
  if (!order?.paidLateAt) return
  if (order.status === 'placed' && !(await takeAgain(payload, order, now))) return // told by the next run
  if (order.status === 'expired' && !(await decide(payload, order, now))) return
  await followOrder(payload, id) // its new invoice
  const held = await findOrder(payload, id)
  if (held?.status === 'held' && held.invoice) await payAgain(payload, held)
  const after = await findOrder(payload, id)
  if (after?.status === 'confirmed' || after?.status === 'cancelled') await markLateHandled(payload, after)
}

/** Follows all such money. One order that fails does not stop the others. */
export const followLatePayments = async (
  payload: Payload,
  signal?: AbortSignal,
  now = new Date(),
): Promise<void> => {
  await workOnEach(
    payload,
    await findPaidLate(payload, MAX_AT_ONCE),
    (id) => followLatePayment(payload, id, now),
    {
      failed: 'money that came late was not followed; it is tried again',
      about: (order) => ({ order }),
      signal,
    },
  )
}
