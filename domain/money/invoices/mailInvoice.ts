import type { Payload } from 'payload'
import { formatJubaDate } from '../../../platform/jubaTime'
import { formatMoney } from '../../../platform/moneyFormat.schema'
import { queueMail } from '../../messaging/mail'
import { formatInvoiceAmount } from './invoiceAmounts.schema'
import type { StoredInvoice } from './invoicesRepository'
import { formatReference } from './reference.schema'
import { viewInvoice } from './viewInvoice'

/**
 * Sends an invoice to its recipient, once; nothing for one that is paid or void. Safe to repeat.
 * @param corrected the address, where staff send it again to another one
 */
export const mailInvoice = async (
  payload: Payload,
  invoice: StoredInvoice,
  corrected?: string,
): Promise<void> => {
  if (invoice.status !== 'open' || !invoice.number) return
  const view = viewInvoice(invoice)
  const to = corrected ?? view.recipient.email
  if (!to) return // erased
  await queueMail(payload, {
    template: 'invoiceIssued',
    to,
    data: () => ({
      invoiceId: view.id,
      number: view.number,
      fullName: view.recipient.name,
      reference: formatReference(view.reference),
      amount: formatInvoiceAmount(view.openMinor, view),
      dueAt: view.dueAt,
      note: view.note ?? '',
      lines: view.lines.map(({ description }) => description),
      instalments: view.instalments.map(
        ({ amountMinor, dueAt }) =>
          `${formatMoney({ amountMinor, currency: view.currency })} by ${formatJubaDate(dueAt)}`,
      ),
    }),
    dedupeKey: `invoiceIssued:${view.id}${corrected ? `:${corrected}` : ''}`,
  })
}
