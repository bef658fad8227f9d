import type Stripe from 'stripe'
import { idOf, loadClient } from './callProvider'
import { chargeOf } from './savedCards'
import { factsOf, subjectOf } from './sessions'
import type { DisputeFacts, PaymentEvent, PaymentNotice } from './stripe.types'

/** An event whose signature is wrong, missing or too old. */
export class UnverifiedNotificationError extends Error {
  override readonly name = 'UnverifiedNotificationError'
}

const disputeStateOf = (status: string): DisputeFacts['state'] | undefined => {
  if (status === 'lost') return 'lost'
  if (status === 'won' || status === 'warning_closed' || status === 'prevented') return 'won'
  // a warning is an inquiry by the bank: no money has moved
  return status.startsWith('warning_') ? undefined : 'open'
}

const refundOf = (charge: Stripe.Charge): PaymentNotice => {
  const { amount_refunded: refundedCents, currency, metadata, payment_intent: payment } = charge
  const paymentIntentId = idOf(payment)
  return paymentIntentId
    ? { kind: 'refund', ...subjectOf(metadata), paymentIntentId, refundedCents, currency }
    : { kind: 'other' }
}

const disputeOf = (dispute: Stripe.Dispute): PaymentNotice => {
  const { id: disputeId, amount: disputedCents, currency, payment_intent: payment, status } = dispute
  const paymentIntentId = idOf(payment)
  const state = disputeStateOf(status)
  return paymentIntentId && state
    ? { kind: 'dispute', paymentIntentId, disputeId, state, disputedCents, currency }
    : { kind: 'other' }
}

const noticeOf = (event: Stripe.Event): PaymentNotice => {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const session = factsOf(event.data.object)
      const hasFailed = event.type === 'checkout.session.async_payment_failed'
      return { kind: 'session', outcome: hasFailed ? 'failed' : session.outcome, session }
    }
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed': {
      const charge = chargeOf(event.data.object)
      return charge ? { kind: 'charge', charge } : { kind: 'other' }
    }
    case 'charge.refunded':
      return refundOf(event.data.object)
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return disputeOf(event.data.object)
    default:
      return { kind: 'other' }
  }
}

/**
 * Verifies the signature of an event, over the original bytes, at most five minutes old, and reads the event.
 * @throws UnverifiedNotificationError when the signature is not valid
 */
export const readNotification = async (body: Uint8Array, signature: string | null): Promise<PaymentEvent> => {
  const secret = process.env.STRIPE_WEBHOOK_SECRET
  if (!secret || !signature)
    throw new UnverifiedNotificationError('There is no signature, or no secret to check it with')
  const stripe = await loadClient()
  let event: Stripe.Event
  try {
    event = stripe.webhooks.constructEvent(Buffer.from(body), signature, secret)
  } catch {
    throw new UnverifiedNotificationError('The signature is wrong or too old')
  }
  return {
    id: event.id,
    type: event.type,
    happenedAt: new Date(event.created * 1000),
    notice: noticeOf(event),
  }
}
