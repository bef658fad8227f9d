import type { Payload } from 'payload'
import { isDatabaseUnavailable } from '../../platform/databaseErrors'
import type { PaymentEvent } from '../../services/stripe'
import { type PaymentOutcome, applyPaymentEvent } from './applyPaymentEvent'
import { issueReceipt } from './issueReceipt'
import {
  type StoredPaymentEvent,
  findEventsOfPayment,
  findReceivedEvents,
  storeOutcome,
  storePaymentEvent,
} from './paymentEventsRepository'

const applyStoredEvent = async (
  payload: Payload,
  { eventId, happenedAt, notice }: StoredPaymentEvent,
): Promise<PaymentOutcome> => {
  const result = await applyPaymentEvent(payload, {
    id: eventId,
    happenedAt,
    notice: notice ?? { kind: 'other' },
  })
  if (result.outcome !== 'waiting')
    await storeOutcome(
      payload,
      eventId,
      result.outcome,
      'donation' in result ? { donation: result.donation._id, note: result.note } : {},
    )
  return result
}

/** Does what follows from an applied event: applies the events that waited for it, and issues the receipt. */
const followUp = async (payload: Payload, result: PaymentOutcome): Promise<void> => {
  if (result.outcome !== 'applied') return
  const { donation } = result
  if (donation.paymentIntentId)
    for (const event of await findEventsOfPayment(payload, donation.paymentIntentId))
      await applyStoredEvent(payload, event)
  if (donation.paidAt && !donation.receiptedAt) await issueReceipt(payload, donation._id)
}

/**
 * Receives a verified payment event: stores it, applies it, does what follows. Every step can be repeated: an event
 * whose handling was interrupted is sent again by the provider, and resumed by `repairDonations`.
 */
export const receivePaymentEvent = async (payload: Payload, event: PaymentEvent): Promise<void> => {
  const { isApplied } = await storePaymentEvent(payload, event)
  if (isApplied) return
  const { id: eventId, happenedAt, notice } = event
  await followUp(payload, await applyStoredEvent(payload, { eventId, happenedAt, notice }))
}

/** Resumes events whose handling was interrupted, and those that wait for another. */
export const resumePaymentEvents = async (payload: Payload): Promise<void> => {
  for await (const event of findReceivedEvents(payload)) {
    try {
      await followUp(payload, await applyStoredEvent(payload, event))
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error
      payload.logger.error(
        { err: error, notification: event.eventId },
        'a notification of the payment provider could not be given effect; it is tried again',
      )
    }
  }
}
