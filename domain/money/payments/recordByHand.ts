import type { PayloadRequest } from 'payload'
import { recordChange } from '../../audit/recordChange'
import { findInvoiceByText } from '../invoices'
import { paidAtOf, viewPayment } from './viewPayment'
import type { PaymentView } from './payment.schema'
import { findPayment, findReversedSheet } from './paymentsRepository'
import { recordPayment } from './recordPayment'
import type { PaymentByHand } from './staffPayments.schema'

const SHEET = 'cash:'

/** Whether a payment is known by the sheet of a receipt book. */
export const isSheet = (key: string): boolean => key.startsWith(SHEET)

/** What the payment is known by: the sheet of the receipt book, or the key that the client made. */
const keyOf = ({ method, book, number, key }: PaymentByHand): string =>
  method === 'cash' || method === 'cheque'
    ? `${SHEET}${book.toUpperCase()}:${String(Number(number))}`
    : `hand:${key ?? ''}`

/**
 * Records money that staff took or saw, as confirmed. The same sheet of a receipt book, or the same key, is recorded
 * once; sent again it is answered alike, and another payment with it is refused, as is one for the own invoice. The sheet
 * of a payment that was reversed can be used again: the new payment corrects that one.
 */
export const recordByHand = async (
  req: PayloadRequest,
  input: PaymentByHand,
  by: string,
): Promise<PaymentView | { problem: 'invoice_not_found' | 'own' | 'receipt_taken' }> => {
  const { payload } = req
  const { method, amount, currency, paidOn, transaction, payer, chapter, note } = input
  const invoice = await findInvoiceByText(payload, input.invoice)
  if (!invoice) return { problem: 'invoice_not_found' }
  if (invoice.user.toHexString() === by) return { problem: 'own' }
  const key = keyOf(input)
  const reversed = isSheet(key) ? await findReversedSheet(payload, key) : null
  const { payment, isNew } = await recordPayment(payload, {
    key,
    status: 'confirmed',
    method,
    amountMinor: amount,
    currency,
    paidAt: paidAtOf(paidOn),
    user: invoice.user.toHexString(),
    invoice: invoice._id.toHexString(),
    by,
    ...(transaction && { transaction }),
    ...(payer && { payer }),
    ...(chapter && { chapter }),
    ...(note && { note }),
    ...(reversed && { corrects: reversed._id.toHexString() }),
  })
  const isSame =
    payment.method === method &&
    payment.amountMinor === amount &&
    payment.currency === currency &&
    payment.invoice?.equals(invoice._id)
  if (!isSame) return { problem: 'receipt_taken' }
  if (isNew)
    await recordChange(req, {
      action: 'payment.recorded',
      subject: { collection: 'payments', id: payment._id.toHexString() },
      account: invoice.user.toHexString(),
      before: null,
      after: { method, amountMinor: amount, currency, invoice: invoice.number },
      reason: note || null,
    })
  return viewPayment((await findPayment(payload, payment._id)) ?? payment)
}
