import type { Payload } from 'payload'
import { beginsWith } from '../../../platform/beginsWith'
import { findContacts } from '../../people/profiles'
import { type StoredPayment, paymentsOf } from './paymentsRepository'

/**
 * The payments whose receipt or transaction begins with a text, the latest first, with the names of their payers. The
 * caller checks access.
 */
export const lookUpPayments = async (
  payload: Payload,
  text: string,
  limit: number,
): Promise<(StoredPayment & { payerName: string })[]> => {
  const found = await paymentsOf(payload)
    .find({
      $or: [
        { receiptNumber: beginsWith(text.toUpperCase()) },
        ...[...new Set([text, text.toUpperCase()])].map((begins) => ({ transaction: beginsWith(begins) })),
      ],
    })
    .sort({ _id: -1 })
    .limit(limit)
    .toArray()
  const contacts = await findContacts(
    payload,
    found.flatMap(({ user }) => user ?? []),
  )
  return found.map((payment) => ({
    ...payment,
    payerName: contacts.get(payment.user?.toHexString() ?? '')?.fullName ?? payment.payer ?? '',
  }))
}
