import type { Payload } from 'payload'
import { workOnEach } from '../../../platform/workOnEach'
import type { PaymentEvent } from '../../../services/stripe'
import { followDonation } from '../donations'
import {
  type StoredPaymentEvent,
  findEventsOfPayment,
  findReceivedEvents,
  storeOutcome,
  storePaymentEvent,
} from './paymentEventsRepository'
import { routePaymentEvent } from './routePaymentEvent'

type Outcome = Awaited<ReturnType<typeof routePaymentEvent>>

/** What an event was about, for the record of it. */
const aboutOf = (result: Outcome): Parameters<typeof storeOutcome>[3] => {
  if ('donation' in result) return { donation: result.donation._id, note: result.note }
  return 'payment' in result ? { payment: result.payment._id, note: result.note } : {}
}

/** The payment at the provider that an applied event has told of. */
const paymentIntentOf = (result: Outcome): string | null | undefined => {
  if ('donation' in result) return result.donation.paymentIntentId
  return 'payment' in result ? result.payment.chargeId : null
}

const applyStoredEvent = async (
  payload: Payload,
  { eventId, happenedAt, notice }: StoredPaymentEvent,
): Promise<Outcome> => {
  const result = await routePaymentEvent(payload, {
    id: eventId,
    happenedAt,
    notice: notice ?? { kind: 'other' },
  })
  if (result.outcome !== 'waiting') await storeOutcome(payload, eventId, result.outcome, aboutOf(result))
  return result
}

/** Does what follows from an applied event: applies the events that waited for it, and issues a donation's receipt. */
const followUp = async (payload: Payload, result: Outcome): Promise<void> => {
  if (result.outcome !== 'applied') return
  const paymentIntentId = paymentIntentOf(result)
  if (paymentIntentId)
    for (const event of await findEventsOfPayment(payload, paymentIntentId))
      await applyStoredEvent(payload, event)
  if ('donation' in result) await followDonation(payload, result.donation)
}

/**
 * Receives a verified payment event: stores it, applies it, does what follows. Every step can be repeated: an event
 * whose handling was interrupted is sent again by the provider, and resumed by `resumePaymentEvents`.
 */
export const receivePaymentEvent = async (payload: Payload, event: PaymentEvent): Promise<void> => {
  const { isApplied } = await storePaymentEvent(payload, event)
  if (isApplied) return
  const { id: eventId, happenedAt, notice } = event
  await followUp(payload, await applyStoredEvent(payload, { eventId, happenedAt, notice }))
}

/** Resumes events whose handling was interrupted, and those that wait for another. */
export const resumePaymentEvents = async (payload: Payload): Promise<void> => {
  const resume = async (event: StoredPaymentEvent): Promise<void> =>
    followUp(payload, await applyStoredEvent(payload, event))
  await workOnEach(payload, findReceivedEvents(payload), resume, {
    failed: 'a notification of the payment provider could not be given effect; it is tried again',
    about: ({ eventId }) => ({ notification: eventId }),
  })
}
