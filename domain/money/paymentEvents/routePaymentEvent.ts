import type { Payload } from 'payload'
import type { PaymentNotice } from '../../../services/stripe'
import { type PaymentOutcome, applyPaymentEvent as applyDonationEvent } from '../donations'
import {
  type CardOutcome,
  applyCardCharge,
  applyCardReturn,
  applyCardSession,
  findReturnedPayment,
} from '../payments'

/** An event that was received, in our own terms. */
export interface RoutedEvent {
  id: string
  happenedAt: Date
  notice: PaymentNotice
}

/** The outcome of a payment of an invoice; null for an event that is not about one. */
const applyToPayment = async (
  payload: Payload,
  { happenedAt: at, notice }: RoutedEvent,
): Promise<CardOutcome | null> => {
  switch (notice.kind) {
    case 'session':
      return notice.session.payment
        ? applyCardSession(payload, notice.session, { outcome: notice.outcome, at })
        : null
    case 'charge':
      return applyCardCharge(payload, notice.charge, { at })
    case 'refund':
    case 'dispute': {
      const payment = await findReturnedPayment(payload, notice)
      return payment && applyCardReturn(payload, payment, notice)
    }
    case 'other':
      return null
  }
}

/**
 * Leads an event of the card provider to what it is about: the payment of an invoice or a donation, by the metadata
 * that the payment was created with; a dispute, which carries none, by the payment that it names.
 */
export const routePaymentEvent = async (
  payload: Payload,
  event: RoutedEvent,
): Promise<CardOutcome | PaymentOutcome> =>
  (await applyToPayment(payload, event)) ?? (await applyDonationEvent(payload, event))
