import type { Document, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { DisputeFacts, RefundFacts } from '../../../../services/stripe'
import { type StoredPayment, paymentsOf, toId } from '../paymentsRepository'

/** Claims the right to open the payment page of a started payment, for one of many requests at once. */
export const claimOpening = (
  payload: Payload,
  id: ObjectId,
  claimMs: number,
): Promise<StoredPayment | null> => {
  const now = new Date()
  return paymentsOf(payload).findOneAndUpdate(
    {
      _id: id,
      status: 'started',
      checkoutUrl: null,
      $or: [{ openingUntil: null }, { openingUntil: { $lte: now } }],
    },
    { $set: { openingUntil: new Date(now.getTime() + claimMs) } },
    { returnDocument: 'after' },
  )
}

/** Releases the claim after a failure; an attempt that the provider answered is not sent again. */
export const releaseOpening = async (
  payload: Payload,
  { _id, openingUntil }: StoredPayment,
  isAnswered: boolean,
): Promise<void> => {
  await paymentsOf(payload).updateOne(
    { _id, openingUntil },
    { $set: { openingUntil: null }, ...(isAnswered && { $inc: { openingAttempt: 1 } }) },
  )
}

/** Stores the payment page that was opened, and ends the claim. */
export const storeOpening = async (
  payload: Payload,
  id: ObjectId,
  { sessionId, url }: { sessionId: string; url: string },
): Promise<void> => {
  await paymentsOf(payload).updateOne(
    { _id: id },
    { $set: { providerId: sessionId, checkoutUrl: url, openingUntil: null } },
  )
}

/** Stores the provider's name of the charge of a saved card that is under way: the provider is then asked about it. */
export const storeCharge = async (payload: Payload, id: ObjectId, paymentIntentId: string): Promise<void> => {
  await paymentsOf(payload).updateOne(
    { _id: id, status: 'started', providerId: null },
    { $set: { providerId: paymentIntentId, nextAskAt: new Date() } },
  )
}

/** The payment that money at the provider belongs to; null while none is known to. */
export const findPaymentByCharge = (
  payload: Payload,
  paymentIntentId: string,
): Promise<StoredPayment | null> =>
  paymentsOf(payload).findOne({ chargeId: paymentIntentId, method: 'card', key: { $not: /^rest:/ } })

/** The payments that stand for what stayed of a payment after some of it went back. */
export const findRests = (payload: Payload, prefix: string): Promise<StoredPayment[]> =>
  paymentsOf(payload)
    .find({ key: { $regex: `^${prefix}` } })
    .toArray()

/** A refund is reported with the sum of all so far: the largest is the latest. */
const refundFields = ({ refundedCents }: RefundFacts): Document => ({
  refundedMinor: { $max: ['$refundedMinor', refundedCents] },
})

/** A dispute that has ended stays ended, whatever is reported afterwards. */
const disputeFields = ({ disputeId, state, disputedCents }: DisputeFacts): Document => {
  const isEnded = { $in: ['$disputeState', ['won', 'lost']] }
  return {
    disputeId: { $ifNull: ['$disputeId', { $literal: disputeId }] },
    disputeState: { $cond: [isEnded, '$disputeState', state] },
    disputedMinor: { $cond: [isEnded, '$disputedMinor', disputedCents] },
  }
}

/** Notes what went back of a payment, in one update, in whatever order it is reported. */
export const storeReturn = async (
  payload: Payload,
  id: string | ObjectId,
  facts: RefundFacts | DisputeFacts,
): Promise<void> => {
  const fields = 'disputeId' in facts ? disputeFields(facts) : refundFields(facts)
  await paymentsOf(payload).updateOne({ _id: toId(id) }, [
    {
      $set: {
        ...fields,
        chargeId: { $ifNull: ['$chargeId', { $literal: facts.paymentIntentId }] },
        needsFinalising: true,
        revision: { $add: ['$revision', 1] },
      },
    },
  ])
}
