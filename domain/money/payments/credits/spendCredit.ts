import type { PayloadRequest } from 'payload'
import { convert } from '../../../../platform/moneyFormat.schema'
import { recordChange } from '../../../audit/recordChange'
import { findInvoiceByText } from '../../invoices/index'
import { finalisePayment } from '../finalisePayment'
import type { PaymentView } from '../payment.schema'
import { takeCredit } from './creditsRepository'
import { findPayment, findPaymentByKey } from '../paymentsRepository'
import { creditKey } from './creditUses'
import { viewPayment } from '../viewPayment'

export type CreditProblem = 'not_found' | 'invoice_not_found' | 'not_same_person' | 'not_open' | 'no_credit'

/**
 * Uses the credit of a payment for an open invoice of the same person, as much as the invoice needs. The
 * credit is taken in one conditional update of the payment; the payment by credit follows from it, after a
 * crash too. The same key again uses nothing more.
 */
export const spendCredit = async (
  req: PayloadRequest,
  id: string,
  { invoice: text, key }: { invoice: string; key: string },
  by: string,
): Promise<PaymentView | { problem: CreditProblem }> => {
  const { payload } = req
  const [payment, invoice] = await Promise.all([findPayment(payload, id), findInvoiceByText(payload, text)])
  if (!payment?.user) return { problem: 'not_found' }
  if (!invoice) return { problem: 'invoice_not_found' }
  if (!invoice.user.equals(payment.user)) return { problem: 'not_same_person' }
  const isNew = !payment.creditUses?.some((use) => use.key === key)
  if (isNew) {
    if (invoice.status !== 'open') return { problem: 'not_open' }
    const sspPerUsd = invoice.rate?.sspPerUsd
    if (invoice.currency !== payment.currency && !sspPerUsd) return { problem: 'no_credit' }
    const needed = convert({ amountMinor: invoice.openMinor, currency: invoice.currency }, payment.currency, {
      sspPerUsd: sspPerUsd ?? 1,
    })
    const amountMinor = Math.min(payment.creditMinor ?? 0, needed)
    if (
      amountMinor <= 0 ||
      !(await takeCredit(payload, payment._id, { key, invoice: invoice._id, amountMinor, by }))
    )
      return { problem: 'no_credit' }
    await recordChange(req, {
      action: 'payment.credit-used',
      subject: { collection: 'payments', id },
      account: payment.user.toHexString(),
      before: null,
      after: { invoice: invoice.number, amountMinor, currency: payment.currency },
    })
  }
  await finalisePayment(payload, id)
  const used = await findPaymentByKey(payload, creditKey(payment._id, key))
  return used ? viewPayment(used) : { problem: 'no_credit' }
}
