import type { Payload } from 'payload'
import { formatMoney } from '../../../platform/moneyFormat.schema'
import { queueMail } from '../../messaging/mail'
import { type StoredInvoice, findInvoice } from '../../money/invoices'
import { findContact } from '../../people/profiles'
import { readEventFacts } from '..'
import { type CancelledTicket, TICKET_CREDIT } from './cancelledTicketsRepository'
import type { StoredOrder } from './ordersRepository'

/**
 * What had been paid of an invoice when it was credited, as displayed; undefined when nothing had. What was
 * credited for single tickets before is not in it.
 */
const creditOf = ({ credits, currency }: StoredInvoice): string | undefined => {
  const amountMinor = (credits ?? [])
    .filter(({ key }) => !key.startsWith(TICKET_CREDIT))
    .reduce((sum, each) => sum + each.amountMinor - each.fromOpenMinor, 0)
  return amountMinor > 0 ? formatMoney({ amountMinor, currency }) : undefined
}

/** What a mail is about: the order, and which of its terms. */
const termOf = ({ _id, lateInvoices }: StoredOrder): string =>
  [_id.toHexString(), ...(lateInvoices?.length ? [lateInvoices.length] : [])].join(':')

type Ticket = StoredOrder['tickets'][number]

const inWords = ({ typeName, name }: Ticket): string => `${name}: ${typeName}`
const toPrint = ({ id, typeName, name }: Ticket) => ({ id: id ?? '', typeName, name: name ?? '' })

/** Queues a mail to the buyer of an order, with what all of them say. */
const queueOrderMail = async (
  payload: Payload,
  { _id, event, user, status }: StoredOrder,
  template: 'ticketsConfirmed' | 'ticketsReleased' | 'ticketChanged' | 'ticketsPaidLate',
  {
    about,
    ...facts
  }: { about: string; tickets: string[]; printed?: ReturnType<typeof toPrint>[]; isPart?: boolean } & object,
): Promise<void> => {
  const [contact, eventFacts] = await Promise.all([
    findContact(payload, String(user)),
    readEventFacts(payload, String(event)),
  ])
  if (!contact?.email || !eventFacts) return
  await queueMail(payload, {
    template,
    to: contact.email,
    data: () => ({
      order: _id.toHexString(),
      fullName: contact.fullName,
      email: contact.email,
      at: new Date().toISOString(),
      event: eventFacts,
      isExpired: status === 'expired',
      ...facts,
    }),
    dedupeKey: `${template}:${about}`,
  })
}

/** Mails the buyer of an order what became of it, once. Safe to repeat. */
export const mailOrder = async (
  payload: Payload,
  order: StoredOrder,
  template: 'ticketsConfirmed' | 'ticketsReleased',
): Promise<void> => {
  const invoice = order.invoice ? await findInvoice(payload, String(order.invoice)) : null
  const credit = invoice && creditOf(invoice)
  await queueOrderMail(payload, order, template, {
    about: termOf(order),
    tickets: order.tickets.map(inWords),
    ...(template === 'ticketsConfirmed' && { printed: order.tickets.map(toPrint) }),
    ...(credit && { credit }),
    ...(order.cancelFeeMinor && {
      fee: formatMoney({ amountMinor: order.cancelFeeMinor, currency: order.currency }),
    }),
    ...(order.endReason && { reason: order.endReason }),
  })
}

/** Mails the buyer that one ticket is cancelled, and what becomes of its price, once. */
export const mailCancelledTicket = async (
  payload: Payload,
  order: StoredOrder,
  { id, typeName, name, amountMinor, feeMinor }: CancelledTicket,
): Promise<void> => {
  const { currency } = order
  const [fee, rest] = [feeMinor, amountMinor - feeMinor]
  await queueOrderMail(payload, order, 'ticketsReleased', {
    about: `ticket:${id}`,
    tickets: [`${name}: ${typeName}`],
    isPart: true,
    ...(fee > 0 && { fee: formatMoney({ amountMinor: fee, currency }) }),
    ...(rest > 0 && { credit: formatMoney({ amountMinor: rest, currency }) }),
  })
}

/** Mails the buyer a ticket whose name was changed, once. @param id the new one of the ticket */
export const mailChangedTicket = async (payload: Payload, order: StoredOrder, id: string): Promise<void> => {
  const ticket = order.tickets.find((each) => each.id === id)
  if (!ticket) return
  await queueOrderMail(payload, order, 'ticketChanged', {
    about: id,
    tickets: [inWords(ticket)],
    printed: [toPrint(ticket)],
  })
}

/**
 * Tells the buyer, once for each payment, that money came late and the order has no seats.
 * @param late.payments ids of those that came
 * @param late.credit what is kept, as displayed
 */
export const mailPaidLate = (
  payload: Payload,
  order: StoredOrder,
  { payments, ...late }: { payments: readonly string[]; credit: string; isTooLittle: boolean },
): Promise<void> =>
  queueOrderMail(payload, order, 'ticketsPaidLate', {
    about: [order._id.toHexString(), ...payments].join(':'),
    tickets: order.tickets.map(inWords),
    ...late,
  })
