import type { ObjectId } from 'mongodb'
import type { Payload, PayloadRequest } from 'payload'
import { type Currency, convert } from '../../../../platform/moneyFormat.schema'
import { recordChange } from '../../../audit/recordChange'
import { type StoredInvoice, findInvoice, findInvoiceByText } from '../../invoices/index'
import { finalisePayment } from '../finalisePayment'
import type { PaymentView } from '../payment.schema'
import { takeCredit } from './creditsRepository'
import { findPayment, findPaymentByKey } from '../paymentsRepository'
import { creditKey } from './creditUses'
import { viewPayment } from '../viewPayment'

export type CreditProblem =
  'not_found' | 'invoice_not_found' | 'not_same_person' | 'own' | 'not_open' | 'no_credit' | 'key_used'

/** What an invoice needs of money in a currency; zero where that does not count for it. */
export const neededOf = (
  { currency, openMinor, rate }: Pick<StoredInvoice, 'currency' | 'openMinor' | 'rate'>,
  paidIn: Currency,
): number => {
  const sspPerUsd = rate?.sspPerUsd
  if (currency !== paidIn && !sspPerUsd) return 0
  return convert({ amountMinor: openMinor, currency }, paidIn, { sspPerUsd: sspPerUsd ?? 1 })
}

/**
 * Pays an invoice, of whoever owes it, from the credit of a payment: as much as it needs and there is. The credit is
 * taken in one conditional update; the payment by credit follows with `finalisePayment`, after a crash too. The same key
 * takes it once.
 * @param use.atMostMinor in the payment's currency
 * @returns what this call took, in the payment's currency
 */
export const payFromCredit = async (
  payload: Payload,
  id: ObjectId,
  { atMostMinor = Infinity, ...use }: { key: string; invoice: ObjectId; by: string; atMostMinor?: number },
): Promise<number> => {
  const [payment, invoice] = await Promise.all([findPayment(payload, id), findInvoice(payload, use.invoice)])
  if (!payment || invoice?.status !== 'open') return 0
  const amountMinor = Math.min(payment.creditMinor ?? 0, neededOf(invoice, payment.currency), atMostMinor)
  return amountMinor > 0 && (await takeCredit(payload, id, { ...use, amountMinor })) ? amountMinor : 0
}

/**
 * Uses the credit of a payment for an open invoice, as much as the invoice needs. The same key again uses nothing more.
 * @param input.isForOther whether it may be an invoice of somebody else than who paid
 * @returns `not_same_person` for an invoice of somebody else, with whose it is; `key_used` where the key paid another
 */
export const spendCredit = async (
  req: PayloadRequest,
  id: string,
  { invoice: text, key, isForOther = false }: { invoice: string; key: string; isForOther?: boolean },
  by: string,
): Promise<PaymentView | { problem: CreditProblem; name?: string }> => {
  const { payload } = req
  const [payment, invoice] = await Promise.all([findPayment(payload, id), findInvoiceByText(payload, text)])
  if (!payment?.user) return { problem: 'not_found' }
  if (!invoice) return { problem: 'invoice_not_found' }
  if (invoice.user.equals(by)) return { problem: 'own' }
  const isOther = !invoice.user.equals(payment.user)
  if (isOther && !isForOther) return { problem: 'not_same_person', name: invoice.recipient.name }
  const amountMinor = await payFromCredit(payload, payment._id, { key, invoice: invoice._id, by })
  // sent twice at once, the second finds what the first has taken
  const known = (await findPayment(payload, id))?.creditUses?.find((use) => use.key === key)
  if (!known) return { problem: invoice.status === 'open' ? 'no_credit' : 'not_open' }
  if (!known.invoice?.equals(invoice._id)) return { problem: 'key_used' }
  const told = isOther ? [payment.user, invoice.user] : [payment.user]
  // both people's records tell of it
  for (const account of amountMinor > 0 ? told : [])
    await recordChange(req, {
      action: 'payment.credit-used',
      subject: { collection: 'payments', id },
      account: account.toHexString(),
      before: null,
      after: { invoice: invoice.number, amountMinor, currency: payment.currency },
    })
  await finalisePayment(payload, id)
  const used = await findPaymentByKey(payload, creditKey(payment._id, key))
  return used ? viewPayment(used) : { problem: 'no_credit' }
}
