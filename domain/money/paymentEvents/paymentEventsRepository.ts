import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { PaymentEvent as PaymentEventDocument } from '../../../payload-types'
import { EACH_BATCH } from '../../../platform/databaseDeadlines'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'
import type { PaymentEvent, PaymentNotice } from '../../../services/stripe'

type StoredDocument = Stored<PaymentEventDocument>

/** A payment event that was received and not yet applied. */
export type StoredPaymentEvent = Pick<StoredDocument, 'eventId' | 'happenedAt'> & {
  notice?: PaymentNotice | null
}

/**
 * Stores a payment event once, with the outcome `received`.
 * @returns whether an earlier delivery of it was applied
 */
export const storePaymentEvent = async (
  payload: Payload,
  { id: eventId, type, happenedAt, notice }: PaymentEvent,
): Promise<{ isApplied: boolean }> => {
  const events = modelOf(payload, 'payment-events')
  const paymentIntentId =
    notice.kind === 'refund' || notice.kind === 'dispute' ? notice.paymentIntentId : undefined
  try {
    await events.create({
      eventId,
      type: type.slice(0, 100),
      happenedAt,
      notice,
      paymentIntentId,
      outcome: 'received',
    })
    return { isApplied: false }
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    const known = await events
      .findOne({ eventId }, { outcome: 1 })
      .lean<Pick<StoredDocument, 'outcome'> | null>()
    return { isApplied: known !== null && known.outcome !== 'received' }
  }
}

/** Records what became of a payment event; its notice is no longer needed. */
export const storeOutcome = async (
  payload: Payload,
  eventId: string,
  outcome: StoredDocument['outcome'],
  about: { donation?: ObjectId; payment?: ObjectId; note?: string },
): Promise<void> => {
  await modelOf(payload, 'payment-events').updateOne(
    { eventId },
    { $set: { outcome, ...about }, $unset: { notice: 1 } },
  )
}

/** Finds the events about a payment that were received and not yet applied. */
export const findEventsOfPayment = (
  payload: Payload,
  paymentIntentId: string,
): Promise<StoredPaymentEvent[]> =>
  modelOf(payload, 'payment-events')
    .find({ paymentIntentId, outcome: 'received' })
    .lean<StoredPaymentEvent[]>()
    .exec()

/** Iterates over all events that were received and not yet applied, oldest first. */
export const findReceivedEvents = (payload: Payload): AsyncIterable<StoredPaymentEvent> =>
  modelOf(payload, 'payment-events')
    .find({ outcome: 'received' })
    .sort({ happenedAt: 1 })
    .lean<StoredPaymentEvent>()
    .cursor(EACH_BATCH)
