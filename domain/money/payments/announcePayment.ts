import type { Payload } from 'payload'
import { deskPaths } from '../../../frontend/deskPaths'
import type { StoredInvoice } from '../invoices'
import { announce } from '../../integrations/webhookEvents'
import { DELIVERIES_KEPT_DAYS } from '../../integrations/webhookEvents/webhookEvents.schema'
import type { StoredPayment } from './paymentsRepository'

/** While a delivery is kept, the same payment is not announced twice. */
const ANNOUNCED_MS = (DELIVERIES_KEPT_DAYS - 1) * 24 * 60 * 60_000

/**
 * Tells other programs of money that came and is confirmed. Credit that is used was announced when it came. Safe to
 * repeat: what follows from a payment is applied again when a credit note gives some of it back.
 */
export const announcePayment = async (
  payload: Payload,
  payment: StoredPayment,
  invoice: StoredInvoice | null,
): Promise<void> => {
  const { _id, status, method, amountMinor, currency, paidAt, decidedAt, createdAt, user } = payment
  const happenedAt = decidedAt ?? createdAt
  if (status !== 'confirmed' || method === 'credit' || Date.now() - happenedAt.getTime() > ANNOUNCED_MS)
    return
  const id = _id.toHexString()
  const account = user?.toHexString() ?? null
  await announce(payload, {
    kind: 'payment.recorded',
    key: `payment.recorded:${id}`,
    happenedAt,
    id,
    path: account ? deskPaths.user.build(account) : deskPaths.allPayments.build(),
    facts: {
      person: account,
      method,
      amountMinor,
      currency,
      paidAt: paidAt.toISOString(),
      invoice: invoice?.number ?? null,
    },
    account,
  })
}
