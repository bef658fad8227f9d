import type { StaffInvoice } from '../../../../../domain/money/billing/personMoney.schema'
import type { InvoiceDetail } from '../../../../../domain/money/dues/dues.schema'
import { PAYMENT_METHODS, PAYMENT_STATUSES } from '../../../../../domain/money/payments/payment.schema'
import { formatMoney } from '../../../../../platform/moneyFormat.schema'
import type { RecordEvent } from '../../../../components/record/RecordTimeline'

type Notes = Pick<StaffInvoice, 'voidReason' | 'remindedOn' | 'writeOffs'>

/**
 * What happened to an invoice, the latest first; instalments that are still to come above it.
 * @param notes what staff note about it; left out while it is loading
 */
export const invoiceEvents = (invoice: InvoiceDetail, notes: Notes | undefined): RecordEvent[] => {
  const { currency, issuedAt, paidAt, voidedAt, payments, creditNotes, instalments } = invoice
  const money = (amountMinor: number): string => formatMoney({ amountMinor, currency })
  const events: RecordEvent[] = [
    { at: issuedAt, title: `Issued over ${money(invoice.totalMinor)}` },
    ...payments.map(({ paidAt: at, amountMinor, currency: paidIn, method, status, reason }) => ({
      at,
      title: `${PAYMENT_METHODS[method].name}, ${formatMoney({ amountMinor, currency: paidIn })}: ${PAYMENT_STATUSES[status].toLowerCase()}`,
      detail: reason,
    })),
    ...creditNotes.map(({ issuedAt: at, number, amountMinor, reason }) => ({
      at,
      title: `Credit note ${number}, ${money(amountMinor)}`,
      detail: reason,
    })),
    ...(notes?.writeOffs ?? []).flatMap(({ at, amountMinor, reason, endedAt, endReason }) => [
      { at, title: `Written off, ${money(amountMinor)}`, detail: reason },
      ...(endedAt ? [{ at: endedAt, title: `Owed again, ${money(amountMinor)}`, detail: endReason }] : []),
    ]),
    ...(notes?.remindedOn ? [{ at: notes.remindedOn, title: 'Last reminder sent' }] : []),
    ...(paidAt ? [{ at: paidAt, title: 'Paid in full' }] : []),
    ...(voidedAt ? [{ at: voidedAt, title: 'Void', detail: notes?.voidReason }] : []),
    ...(invoice.status === 'open' ? instalments : [])
      .filter(({ openMinor }) => openMinor > 0)
      .map(({ dueAt, openMinor }) => ({ at: dueAt, title: `Instalment of ${money(openMinor)} is due` })),
  ]
  return events.sort((one, other) => other.at.localeCompare(one.at))
}
