import { formatJubaDate } from '../../../platform/jubaTime'
import { formatMoney } from '../../../platform/moneyFormat.schema'
import { canBePrinted } from '../../../platform/pdf/canBePrinted'
import { drawFactSheet } from '../../../platform/pdf/drawFactSheet'
import { PAYMENT_METHODS, type PaymentView } from '../payments/payment.schema'

export interface PaymentReceipt {
  payment: PaymentView
  receiptNumber: string
  /** When the payment was reversed, ISO 8601; null while it stands. */
  reversedAt: string | null
  payer: string
  /** The number of the invoice that it was paid for; null without one. */
  invoiceNumber: string | null
  association: { name: string; url: string }
}

/** The receipt for a payment: one sheet of A4, tagged for screen readers. */
export const renderPaymentReceipt = ({
  payment: { method, amountMinor, currency, paidAt, transaction },
  receiptNumber,
  reversedAt,
  payer,
  invoiceNumber,
  association,
}: PaymentReceipt): Promise<Buffer> =>
  drawFactSheet({
    title: `Receipt ${receiptNumber}${reversedAt ? ' (reversed)' : ''}`,
    author: association.name,
    madeAt: paidAt,
    facts: [
      ...(reversedAt ? [['Reversed', `${formatJubaDate(reversedAt)}: it counts no more`] as const] : []),
      ['Received from', canBePrinted(payer) ? payer : 'The member'],
      ['Amount', formatMoney({ amountMinor, currency })],
      ['Date of payment', formatJubaDate(paidAt)],
      ['Paid by', PAYMENT_METHODS[method].name],
      ...(transaction && canBePrinted(transaction) ? [['Transaction', transaction] as const] : []),
      ...(invoiceNumber ? [['For invoice', invoiceNumber] as const] : []),
    ],
  })
