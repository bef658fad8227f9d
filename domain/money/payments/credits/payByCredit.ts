import type { ObjectId } from 'mongodb'
import type { Payload, PayloadRequest } from 'payload'
import type { Money } from '../../../../platform/moneyFormat.schema'
import { recordChange } from '../../../audit/recordChange'
import { type StoredInvoice } from '../../invoices/index'
import { finalisePayment } from '../finalisePayment'
import { type StoredPayment, findPaymentsFor } from '../paymentsRepository'
import { findCreditsOf } from './creditsRepository'
import { neededOf, payFromCredit } from './spendCredit'

/** Pays an invoice from the credit of several payments, one after the other, and applies what follows. */
export const payFromCredits = async (
  req: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>,
  credits: readonly Pick<StoredPayment, '_id' | 'user' | 'currency'>[],
  use: { key: string; invoice: ObjectId; by: string },
): Promise<void> => {
  const { payload } = req
  for (const { _id, user, currency } of credits) {
    const id = _id.toHexString()
    const amountMinor = await payFromCredit(payload, _id, use)
    if (amountMinor > 0)
      await recordChange(req, {
        action: 'payment.credit-used',
        subject: { collection: 'payments', id },
        account: user?.toHexString() ?? use.by,
        before: null,
        after: { invoice: use.invoice.toHexString(), amountMinor, currency },
      })
    await finalisePayment(payload, id)
  }
}

/** What its payer's credit can pay of an invoice, by currency. */
export const creditFor = async (payload: Payload, invoice: StoredInvoice): Promise<Money[]> => {
  const sums = new Map<Money['currency'], number>()
  for (const { currency, creditMinor } of await findCreditsOf(payload, invoice.user))
    if (neededOf(invoice, currency) > 0) sums.set(currency, (sums.get(currency) ?? 0) + (creditMinor ?? 0))
  return [...sums].map(([currency, amountMinor]) => ({ currency, amountMinor }))
}

/**
 * Pays an invoice from the credit of who owes it, as much as the invoice needs and there is. The same key again uses
 * nothing more, and is answered alike.
 */
export const payByCredit = async (
  req: PayloadRequest,
  invoice: StoredInvoice,
  key: string,
): Promise<'used' | 'no_credit' | 'not_open'> => {
  const { payload } = req
  const isUsed = async () =>
    (await findPaymentsFor(payload, invoice._id)).some(
      (payment) => payment.method === 'credit' && payment.key.endsWith(`:${key}`),
    )
  if (invoice.status !== 'open') return (await isUsed()) ? 'used' : 'not_open'
  const credits = await findCreditsOf(payload, invoice.user)
  await payFromCredits(req, credits, { key, invoice: invoice._id, by: invoice.user.toHexString() })
  return (await isUsed()) ? 'used' : 'no_credit'
}
