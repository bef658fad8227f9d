import { ObjectId } from 'mongodb'
import type { Payload, PayloadRequest } from 'payload'
import { findAccountByEmail } from '../../../accounts'
import { recordChange } from '../../../audit/recordChange'
import { findMembershipByNumber } from '../../../membership/memberships'
import { finalisePayment } from '../finalisePayment'
import type { PaymentView } from '../payment.schema'
import { findPayment, findPaymentByKey } from '../paymentsRepository'
import type { CreditMove } from '../staffPayments.schema'
import { viewPayment } from '../viewPayment'
import { creditKey } from './creditUses'
import { takeCredit } from './creditsRepository'

export type MoveProblem = 'not_found' | 'person_not_found' | 'same_person' | 'own' | 'no_credit' | 'key_used'

/** Id of the account with an email address or a membership number. */
const findPerson = async (payload: Payload, text: string): Promise<string | undefined> =>
  text.includes('@')
    ? (await findAccountByEmail(payload, text.toLowerCase()))?.id
    : (await findMembershipByNumber(payload, text.toUpperCase()))?.user.toHexString()

/**
 * Moves credit of a payment to another person: a payment by credit of theirs, which pays nothing yet. The credit is
 * taken in one conditional update, and comes back when that payment is reversed. The same key again moves nothing more.
 * @param by id of the account of the treasurer
 * @returns `own` where it would be the credit of whoever moves it; `key_used` where the key moved something else
 */
export const moveCredit = async (
  req: PayloadRequest,
  id: string,
  { to: text, key, amount: amountMinor, reason }: CreditMove,
  by: string,
): Promise<PaymentView | { problem: MoveProblem }> => {
  const { payload } = req
  const [payment, to] = await Promise.all([findPayment(payload, id), findPerson(payload, text)])
  if (!payment?.user) return { problem: 'not_found' }
  if (!to) return { problem: 'person_not_found' }
  if (to === by) return { problem: 'own' }
  const from = payment.user.toHexString()
  if (to === from) return { problem: 'same_person' }
  const isTaken = await takeCredit(payload, payment._id, { key, to: new ObjectId(to), amountMinor, by })
  // sent twice at once, the second finds what the first has taken
  const known = (await findPayment(payload, id))?.creditUses?.find((use) => use.key === key)
  if (!known) return { problem: 'no_credit' }
  if (known.amountMinor !== amountMinor || !known.to?.equals(to)) return { problem: 'key_used' }
  // both people's records tell of it
  for (const account of isTaken ? [from, to] : [])
    await recordChange(req, {
      action: 'payment.credit-moved',
      subject: { collection: 'payments', id },
      account,
      after: { amountMinor, currency: payment.currency, from, to },
      reason,
    })
  await finalisePayment(payload, id)
  const moved = await findPaymentByKey(payload, creditKey(payment._id, key))
  return moved ? viewPayment(moved) : { problem: 'no_credit' }
}
