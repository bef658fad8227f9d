import type { PayloadRequest } from 'payload'
import { recordChange } from '../../audit/recordChange'
import type { PaymentView } from './payment.schema'
import { paidAtOf, viewPayment } from './viewPayment'
import { type StoredPayment, findPayment } from './paymentsRepository'
import { isSheet } from './recordByHand'
import { confirmPayment, refusePayment, reversePayment } from './recordPayment'
import type { PaymentConfirmation } from './staffPayments.schema'

/** What staff decide about a payment. */
export type PaymentDecision =
  { to: 'confirmed'; facts: PaymentConfirmation } | { to: 'rejected' | 'reversed'; reason: string }

/** Of a reversed payment: its sheet of the receipt book can be used again, for the payment as it should have been. */
const freeSheet = ({ _id, key }: StoredPayment) =>
  isSheet(key) ? { key: `${key}:${_id.toHexString()}`, sheet: key } : {}

const apply = async (
  { payload }: PayloadRequest,
  payment: StoredPayment,
  decision: PaymentDecision,
  by: string,
): Promise<StoredPayment | null> => {
  const id = payment._id.toHexString()
  if ('reason' in decision) {
    const { to, reason } = decision
    return to === 'rejected'
      ? refusePayment(payload, id, to, { reason, by })
      : reversePayment(payload, id, { reason, by, isUnrefunded: true, ...freeSheet(payment) })
  }
  const { amount, currency, paidOn, transaction, note } = decision.facts
  return confirmPayment(payload, id, {
    by,
    ...(amount !== undefined && { amountMinor: amount }),
    ...(currency && { currency }),
    ...(paidOn && { paidAt: paidAtOf(paidOn) }),
    ...(transaction && { transaction }),
    ...(note && { note }),
  })
}

/**
 * Confirms, rejects or reverses a payment, and records who did it. Of two who decide at once, one does; the other is
 * told, also when both wanted the same.
 * @returns the payment as it is then; `changed_meanwhile` when it was decided before,
 *   `refunded` for one whose credit was paid back
 */
export const decidePayment = async (
  req: PayloadRequest,
  id: string,
  decision: PaymentDecision,
  by: string,
): Promise<PaymentView | { problem: 'not_found' | 'changed_meanwhile' | 'refunded' }> => {
  const before = await findPayment(req.payload, id)
  if (!before) return { problem: 'not_found' }
  const after = await apply(req, before, decision, by)
  if (!after)
    return {
      problem:
        decision.to === 'reversed' && (await findPayment(req.payload, id))?.creditRefunds?.length
          ? 'refunded'
          : 'changed_meanwhile',
    }
  await recordChange(req, {
    action: `payment.${decision.to}`,
    subject: { collection: 'payments', id },
    account: before.user?.toHexString(),
    before: { status: before.status, amountMinor: before.amountMinor, currency: before.currency },
    after: { status: after.status, amountMinor: after.amountMinor, currency: after.currency },
    reason: 'reason' in decision ? decision.reason : (decision.facts.note ?? null),
  })
  return viewPayment((await findPayment(req.payload, id)) ?? after)
}
