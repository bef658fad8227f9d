import type { Payload } from 'payload'
import { formatMoney } from '../../../platform/moneyFormat.schema'
import { queueMail } from '../../messaging/mail'
import { type StoredInvoice, findInvoice } from '../../money/invoices'
import { findContact } from '../../people/profiles'
import { readEventFacts } from '..'
import type { StoredOrder } from './ordersRepository'

/** What had been paid of an invoice when it was credited, as displayed; undefined when nothing had. */
const creditOf = ({ credits, currency }: StoredInvoice): string | undefined => {
  const amountMinor = (credits ?? []).reduce((sum, each) => sum + each.amountMinor - each.fromOpenMinor, 0)
  return amountMinor > 0 ? formatMoney({ amountMinor, currency }) : undefined
}

/** Mails the buyer of an order what became of it, once. Safe to repeat. */
export const mailOrder = async (
  payload: Payload,
  { _id, event, user, tickets, status, endReason, invoice: invoiceId }: StoredOrder,
  template: 'ticketsConfirmed' | 'ticketsReleased',
): Promise<void> => {
  const [contact, facts, invoice] = await Promise.all([
    findContact(payload, String(user)),
    readEventFacts(payload, String(event)),
    invoiceId ? findInvoice(payload, String(invoiceId)) : null,
  ])
  if (!contact?.email || !facts) return
  const order = _id.toHexString()
  const credit = invoice && creditOf(invoice)
  await queueMail(payload, {
    template,
    to: contact.email,
    data: () => ({
      order,
      fullName: contact.fullName,
      email: contact.email,
      at: new Date().toISOString(),
      event: facts,
      tickets: tickets.map(({ typeName, name }) => `${name}: ${typeName}`),
      ...(template === 'ticketsConfirmed' && {
        printed: tickets.map(({ id, typeName, name }) => ({ id: id ?? '', typeName, name: name ?? '' })),
      }),
      isExpired: status === 'expired',
      ...(credit && { credit }),
      ...(endReason && { reason: endReason }),
    }),
    dedupeKey: `${template}:${order}`,
  })
}
