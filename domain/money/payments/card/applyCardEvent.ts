import type { Payload } from 'payload'
import { formatMoney } from '../../../../platform/moneyFormat.schema'
import { isObjectId } from '../../../../platform/isObjectId'
import type { ChargeFacts, DisputeFacts, RefundFacts, SessionFacts } from '../../../../services/stripe'
import { finalisePayment } from '../finalisePayment'
import { PAYMENT_TEXTS as TEXTS } from '../paymentTexts.constants'
import { type StoredPayment, findPayment } from '../paymentsRepository'
import { confirmPayment, holdPayment, refusePayment } from '../recordPayment'
import { findPaymentByCharge, storeCharge, storeReturn } from './cardRepository'

/** What became of a report of the card provider about a payment. */
export type CardOutcome =
  { outcome: 'ignored' } | { outcome: 'applied' | 'flagged'; payment: StoredPayment; note?: string }

interface Reported {
  outcome: 'open' | 'pending' | 'paid' | 'expired' | 'failed'
  amountCents: number
  currency: string
  invoice?: string
  paymentIntentId?: string
  /** The provider's name of the page or charge. */
  providerId: string
  name?: string
  reason?: string
}

const findCardPayment = async (payload: Payload, id: string | undefined): Promise<StoredPayment | null> => {
  const payment = isObjectId(id) ? await findPayment(payload, id) : null
  return payment?.method === 'card' ? payment : null
}

const hasOtherAmount = (payment: StoredPayment, { amountCents, currency }: Reported): boolean =>
  amountCents !== payment.amountMinor || currency.toUpperCase() !== payment.currency

/** Why what is reported does not fit the payment that was started; undefined when it does. */
const mismatchOf = (payment: StoredPayment, reported: Reported): string | undefined => {
  const { amountCents, currency, invoice, providerId } = reported
  if (hasOtherAmount(payment, reported))
    return `The card provider reports ${currency.toUpperCase()} ${(amountCents / 100).toFixed(2)} instead of ${formatMoney(payment)}`
  if (invoice !== payment.invoice?.toHexString()) return 'The card provider reports it for another invoice'
  return payment.providerId && payment.providerId !== providerId
    ? 'The card provider reports another payment page'
    : undefined
}

/** Applies a report, each final one once. What does not fit is left to staff once it is paid. */
const apply = async (
  payload: Payload,
  payment: StoredPayment,
  reported: Reported,
  at: Date,
): Promise<CardOutcome> => {
  const id = payment._id.toHexString()
  const { outcome, paymentIntentId, providerId, name } = reported
  const facts = {
    paidAt: at,
    providerId,
    ...(paymentIntentId && { transaction: paymentIntentId, chargeId: paymentIntentId }),
    ...(name && { payer: name.slice(0, 200) }),
  }
  const note = mismatchOf(payment, reported)
  if (note) {
    const { amountCents: amountMinor, currency } = reported
    if (outcome === 'paid')
      await holdPayment(payload, id, {
        ...facts,
        providerId: payment.providerId,
        ...(hasOtherAmount(payment, reported)
          ? { provided: { amountMinor, currency: currency.toUpperCase(), at } }
          : { note }),
      })
    return { outcome: 'flagged', payment, note }
  }
  if (outcome === 'paid')
    // money that came counts, whatever was thought of it before
    await confirmPayment(payload, id, { ...facts, reason: null }, [
      'started',
      'failed',
      'reported',
      'rejected',
    ])
  else if (outcome === 'expired')
    await refusePayment(payload, id, 'failed', { reason: reported.reason ?? TEXTS.cardExpired })
  else if (outcome === 'failed')
    await refusePayment(payload, id, 'failed', { reason: reported.reason ?? TEXTS.cardFailed })
  return { outcome: 'applied', payment: (await findPayment(payload, id)) ?? payment }
}

/**
 * Applies the state of a payment page, from an event or from a question to the provider.
 * @param reason told to the payer where the page has expired
 */
export const applyCardSession = async (
  payload: Payload,
  session: SessionFacts,
  { outcome = session.outcome, at, reason }: { outcome?: Reported['outcome']; at: Date; reason?: string },
): Promise<CardOutcome> => {
  const payment = await findCardPayment(payload, session.payment)
  if (!payment) return { outcome: 'ignored' }
  return apply(payload, payment, { ...session, outcome, providerId: session.sessionId, reason }, at)
}

/** Applies how the charge of a saved card stands. */
export const applyCardCharge = async (
  payload: Payload,
  charge: ChargeFacts,
  { at, reason }: { at: Date; reason?: string },
): Promise<CardOutcome> => {
  const payment = await findCardPayment(payload, charge.payment)
  if (!payment) return { outcome: 'ignored' }
  if (charge.outcome === 'pending') await storeCharge(payload, payment._id, charge.paymentIntentId)
  return apply(payload, payment, { ...charge, providerId: charge.paymentIntentId, reason }, at)
}

/** The payment of an invoice that money which went back belongs to; null for a donation and while none is known. */
export const findReturnedPayment = async (
  payload: Payload,
  facts: RefundFacts | DisputeFacts,
): Promise<StoredPayment | null> =>
  (await findPaymentByCharge(payload, facts.paymentIntentId)) ??
  ('payment' in facts ? findCardPayment(payload, facts.payment) : null)

/**
 * Takes back what a refund or a dispute took, or gives again what a dispute gave back. Safe to repeat, in any order.
 */
export const applyCardReturn = async (
  payload: Payload,
  payment: StoredPayment,
  facts: RefundFacts | DisputeFacts,
): Promise<CardOutcome> => {
  const cents = 'disputeId' in facts ? facts.disputedCents : facts.refundedCents
  const isOther = 'disputeId' in facts && Boolean(payment.disputeId) && payment.disputeId !== facts.disputeId
  if (isOther) return { outcome: 'flagged', payment, note: 'A second dispute was opened about this payment' }
  if (facts.currency.toUpperCase() !== payment.currency || cents > payment.amountMinor)
    return {
      outcome: 'flagged',
      payment,
      note: `The card provider reports ${facts.currency.toUpperCase()} ${(cents / 100).toFixed(2)} going back of ${formatMoney(payment)}`,
    }
  await storeReturn(payload, payment._id, facts)
  await finalisePayment(payload, payment._id.toHexString())
  return { outcome: 'applied', payment: (await findPayment(payload, payment._id)) ?? payment }
}
