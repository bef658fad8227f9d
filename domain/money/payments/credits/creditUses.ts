import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { returnCredit } from './creditsRepository'
import {
  type StoredPayment,
  changePaymentStatus,
  createPayment,
  findPayment,
  findPaymentByKey,
} from '../paymentsRepository'

/** The key of the payment that a use of credit is. */
export const creditKey = (payment: ObjectId, use: string): string => `credit:${payment.toHexString()}:${use}`

/**
 * The payments by credit that follow from the uses of a payment's credit: made where a crash left one out, and reversed
 * with the payment that the credit came from. Safe to repeat.
 * @returns the ids of payments whose own consequences have to follow now
 */
export const followCreditUses = async (payload: Payload, payment: StoredPayment): Promise<string[]> => {
  const followed: string[] = []
  for (const { key, invoice, to, amountMinor, by, at } of payment.creditUses ?? []) {
    const { payment: used } = await createPayment(payload, {
      key: creditKey(payment._id, key),
      status: 'confirmed',
      method: 'credit',
      amountMinor,
      currency: payment.currency,
      paidAt: at,
      user: (to ?? payment.user)?.toHexString(),
      invoice: invoice?.toHexString(),
      by: by.toHexString(),
    })
    if (payment.status === 'reversed')
      await changePaymentStatus(payload, used._id, ['confirmed'], 'reversed', { reason: payment.reason })
    const stored = payment.status === 'reversed' ? await findPaymentByKey(payload, used.key) : used
    if (stored?.needsFinalising) followed.push(used._id.toHexString())
  }
  return followed
}

/** Id of the account whose credit a payment by credit takes: of who made the payment that left it. */
export const giverOf = async (
  payload: Payload,
  { key, user }: StoredPayment,
): Promise<string | undefined> => {
  const [, payment] = /^credit:([0-9a-f]{24}):/.exec(key) ?? []
  const source = payment ? await findPayment(payload, payment) : null
  return (source?.user ?? user)?.toHexString()
}

/** Gives the credit back that a reversed payment by credit had used. Safe to repeat. */
export const returnUsedCredit = async (payload: Payload, { key }: StoredPayment): Promise<void> => {
  const [, payment, use] = /^credit:([0-9a-f]{24}):(.+)$/.exec(key) ?? []
  if (payment && use) await returnCredit(payload, payment, use)
}
