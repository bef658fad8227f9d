import type { Payload } from 'payload'
import { toJubaTime } from '../../../../platform/jubaTime'
import { postEntry } from '../../ledger'
import { REFUND_METHODS, type RefundMethod } from '../payment.schema'
import type { StoredPayment } from '../paymentsRepository'

/**
 * Books what of a payment's credit was paid back: the member has less to their credit, and the money has left. It
 * stands also when the payment is reversed later: the money is gone. Safe to repeat.
 */
export const bookRefunds = async (payload: Payload, payment: StoredPayment): Promise<void> => {
  const { _id, currency, user, chapter, creditRefunds } = payment
  for (const { key, method, amountMinor, by, at } of creditRefunds ?? [])
    await postEntry(payload, {
      key: `payment:${_id.toHexString()}:refund:${key}`,
      purpose: 'refund',
      day: toJubaTime(at).slice(0, 10),
      by: by.toHexString(),
      chapter: chapter?.toHexString(),
      lines: [
        { account: 'memberCredit', currency, amountMinor, user: user?.toHexString() },
        {
          account: REFUND_METHODS[method as RefundMethod].account,
          currency,
          amountMinor: -amountMinor,
        },
      ],
    })
}
