import type { InvoiceDetail } from '../../../../../domain/money/dues/dues.schema'
import { formatInvoiceAmount } from '../../../../../domain/money/invoices/invoiceAmounts.schema'
import { formatMoney } from '../../../../../platform/moneyFormat.schema'
import { formatDate } from '../../../../lib/dates'

/**
 * How an invoice stands, in a sentence or two: `USD 80.00 is to be paid by 11 January 2027. A payment waits for
 * confirmation.`
 */
export const invoiceStanding = (invoice: InvoiceDetail): string => {
  const { status, openMinor, overdueMinor, currency, nextDueAt, paidAt, voidedAt, payments } = invoice
  if (status === 'paid') return paidAt ? `Paid on ${formatDate(paidAt)}.` : 'Paid.'
  if (status === 'void')
    return voidedAt ? `Void since ${formatDate(voidedAt)}: nobody owes it.` : 'Void: nobody owes it.'
  if (status === 'credited') return 'A credit note covers all of it.'
  if (status === 'writtenOff') return 'Written off: nobody is asked for it any more.'
  const open = formatInvoiceAmount(openMinor, invoice)
  const sentences = [
    overdueMinor > 0
      ? `${open} is open; ${formatMoney({ amountMinor: overdueMinor, currency })} of it was due on ${formatDate(nextDueAt)}.`
      : `${open} is to be paid by ${formatDate(nextDueAt)}.`,
  ]
  if (payments.some((payment) => payment.status === 'reported'))
    sentences.push('A payment waits for confirmation.')
  return sentences.join(' ')
}
