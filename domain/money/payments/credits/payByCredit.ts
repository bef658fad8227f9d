import type { ObjectId } from 'mongodb'
import type { Payload, PayloadRequest } from 'payload'
import type { Currency } from '../../../../platform/moneyFormat.schema'
import { recordChange } from '../../../audit/recordChange'
import { type StoredInvoice } from '../../invoices/index'
import { finalisePayment } from '../finalisePayment'
import { type StoredPayment, findPaymentsFor } from '../paymentsRepository'
import { findCreditsOf } from './creditsRepository'
import { worthOf } from '../splitPayment'
import type { WaysToPay } from '../waysToPay.schema'
import { payFromCredit } from './spendCredit'

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

/** What the credit of who owes an invoice can pay of it; null where there is none that counts for it. */
export const creditFor = async (payload: Payload, invoice: StoredInvoice): Promise<WaysToPay['credit']> => {
  const { currency, openMinor, user } = invoice
  const amounts = new Map<Currency, number>()
  let worthMinor = 0
  for (const payment of await findCreditsOf(payload, user)) {
    const credit = { amountMinor: payment.creditMinor ?? 0, currency: payment.currency }
    const worth = worthOf(credit, invoice)
    if (!worth) continue
    worthMinor += worth
    amounts.set(credit.currency, (amounts.get(credit.currency) ?? 0) + credit.amountMinor)
  }
  return worthMinor > 0
    ? {
        amounts: [...amounts].map(([each, amountMinor]) => ({ currency: each, amountMinor })),
        pays: { amountMinor: Math.min(openMinor, worthMinor), currency },
      }
    : null
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
