import type { PayloadRequest } from 'payload'
import { recordChange } from '../../../audit/recordChange'
import { finalisePayment } from '../finalisePayment'
import type { PaymentView } from '../payment.schema'
import { findPayment } from '../paymentsRepository'
import type { CreditRefundInput } from '../staffPayments.schema'
import { viewPayment } from '../viewPayment'
import { takeRefund } from './creditsRepository'

export type RefundProblem = 'not_found' | 'no_credit' | 'key_used'

/**
 * Pays credit of a payment back to the payer, outside of this software: the credit goes down in one conditional
 * update, and the entry of the ledger follows from it, after a crash too. The same key again pays nothing more.
 * @param id of the payment that left the credit
 * @param by id of the account of the treasurer
 */
export const refundCredit = async (
  req: PayloadRequest,
  id: string,
  { key, amount: amountMinor, method, transaction, reason }: CreditRefundInput,
  by: string,
): Promise<PaymentView | { problem: RefundProblem }> => {
  const { payload } = req
  const payment = await findPayment(payload, id)
  if (!payment?.user) return { problem: 'not_found' }
  const refund = { key, method, amountMinor, reason, by, ...(transaction && { transaction }) }
  const isTaken = await takeRefund(payload, payment._id, refund)
  const after = await findPayment(payload, id)
  const known = after?.creditRefunds?.find((each) => each.key === key)
  if (!after || !known) return { problem: 'no_credit' }
  if (known.amountMinor !== amountMinor || known.method !== method) return { problem: 'key_used' }
  if (isTaken)
    await recordChange(req, {
      action: 'payment.credit-refunded',
      subject: { collection: 'payments', id },
      account: payment.user.toHexString(),
      before: { creditMinor: payment.creditMinor ?? 0, currency: payment.currency },
      after: { creditMinor: after.creditMinor ?? 0, currency: payment.currency, amountMinor, method },
      reason,
    })
  await finalisePayment(payload, id)
  return viewPayment((await findPayment(payload, id)) ?? after)
}
