import type { Payload } from 'payload'
import { type StoredPayment, changePaymentStatus, createPayment, findPayment } from '../paymentsRepository'
import { findRests } from './cardRepository'

/** What of a payment has gone back: refunds, and what a dispute holds or took. */
const returnedMinorOf = ({
  amountMinor,
  refundedMinor,
  disputeState,
  disputedMinor,
}: Pick<StoredPayment, 'amountMinor' | 'refundedMinor' | 'disputeState' | 'disputedMinor'>): number =>
  Math.min(
    amountMinor,
    (refundedMinor ?? 0) + (disputeState === 'open' || disputeState === 'lost' ? (disputedMinor ?? 0) : 0),
  )

/** Refunds only grow and a dispute only goes on, so that no state of the two comes a second time. */
const stateOf = ({ refundedMinor, disputeState }: StoredPayment): string =>
  `${refundedMinor ?? 0}:${disputeState ?? 'none'}`

const reasonOf = ({ disputeState }: StoredPayment): string =>
  disputeState ? 'Your bank has queried this card payment.' : 'This card payment was refunded.'

/** Follows one state: of all payments for what stayed, the one for this state stands, the others are reversed. */
const followState = async (payload: Payload, payment: StoredPayment): Promise<void> => {
  const { _id, amountMinor, currency, paidAt, user, invoice, transaction, payer } = payment
  const prefix = `rest:${_id.toHexString()}:`
  const key = `${prefix}${stateOf(payment)}`
  for (const rest of await findRests(payload, prefix))
    if (rest.key !== key)
      // the mail about the payment itself says what went back
      await changePaymentStatus(payload, rest._id, ['confirmed'], 'reversed', {
        reason: reasonOf(payment),
        isQuiet: true,
      })
  const restMinor = amountMinor - returnedMinorOf(payment)
  if (restMinor > 0)
    await createPayment(payload, {
      key,
      status: 'confirmed',
      method: 'card',
      amountMinor: restMinor,
      currency,
      paidAt,
      user: user?.toHexString(),
      invoice: invoice?.toHexString(),
      transaction,
      payer,
      note: 'What stayed of a card payment of which some went back',
    })
}

/**
 * Reverses a confirmed payment by card of which money went back.
 * @returns the payment as it is then
 */
export const reverseReturned = async (payload: Payload, payment: StoredPayment): Promise<StoredPayment> => {
  if (payment.status !== 'confirmed' || returnedMinorOf(payment) === 0) return payment
  const facts = { reason: reasonOf(payment), returnedAt: new Date() }
  await changePaymentStatus(payload, payment._id, ['confirmed'], 'reversed', facts)
  return (await findPayment(payload, payment._id)) ?? payment
}

/**
 * Records what stayed of a payment that was reversed because some of it went back, as a payment of its own; what was
 * recorded so for an earlier state is reversed. So the books have exactly what the provider has. Safe to repeat.
 * @returns the ids of payments whose own consequences have to follow now
 */
export const followReturns = async (payload: Payload, payment: StoredPayment): Promise<string[]> => {
  if (!payment.returnedAt) return []
  let followed = payment
  for (;;) {
    await followState(payload, followed)
    const now = await findPayment(payload, payment._id)
    if (!now || stateOf(now) === stateOf(followed)) break
    followed = now // more was reported meanwhile
  }
  const rests = await findRests(payload, `rest:${payment._id.toHexString()}:`)
  return rests.flatMap(({ _id, needsFinalising }) => (needsFinalising ? [_id.toHexString()] : []))
}
