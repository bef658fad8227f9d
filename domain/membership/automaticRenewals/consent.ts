import { workOnEach } from '../../../platform/workOnEach'
import type { Payload, PayloadRequest } from 'payload'
import {
  PaymentProviderError,
  canTakePayments,
  deleteCustomer,
  readSavedCard,
} from '../../../services/stripe'
import { recordChange } from '../../audit/recordChange'
import { findPayment } from '../../money/payments'
import { consentText } from './automaticRenewal.schema'
import {
  deleteErased,
  dropPending,
  findAutomaticRenewal,
  forgetCustomer,
  storeConsent,
  streamAbandoned,
  streamPending,
  switchOff,
  switchOn,
  type StoredAutomaticRenewal,
} from './automaticRenewalsRepository'
import { readAutomaticRenewal } from './readAutomaticRenewal'

/** The text that a person agrees to now; null where automatic renewal is not offered. */
export const readConsentText = async (
  req: Pick<PayloadRequest, 'payload'>,
  user: string,
): Promise<string | null> => {
  const { isOffered, amount, daysBefore } = await readAutomaticRenewal(req, user)
  return isOffered && amount ? consentText({ amount, daysBefore }) : null
}

/** Stores that a person agreed to a text with a payment by card. It counts once that payment is confirmed. */
export const recordConsent = (
  { payload }: Pick<PayloadRequest, 'payload'>,
  user: string,
  { payment, text }: { payment: string; text: string },
): Promise<void> => storeConsent(payload, user, { payment, text, at: new Date() })

/** Switches the automatic renewal of a person off, at once; the provider forgets the card soon after. */
export const stopAutomaticRenewal = async (req: PayloadRequest, user: string): Promise<void> => {
  const before = await findAutomaticRenewal(req.payload, user)
  await switchOff(req.payload, user)
  if (before?.isOn)
    await recordChange(req, {
      action: 'automatic-renewal.off',
      subject: { collection: 'automatic-renewals', id: before._id.toHexString() },
      account: user,
      before: { isOn: true },
      after: { isOn: false },
    })
}

/** Switches a consent on once its payment is confirmed, or forgets it once the payment failed. */
const followConsent = async (payload: Payload, pending: StoredAutomaticRenewal): Promise<void> => {
  const payment = pending.pendingPayment && (await findPayment(payload, pending.pendingPayment))
  if (payment?.status === 'started' || payment?.status === 'reported') return
  const card =
    payment?.status === 'confirmed' && payment.chargeId ? await readSavedCard(payment.chargeId) : null
  if (card) await switchOn(payload, pending, card)
  else await dropPending(payload, pending)
}

const forgetCards = async (
  payload: Payload,
  { _id, abandonedCustomers }: StoredAutomaticRenewal,
): Promise<void> => {
  for (const customerId of abandonedCustomers ?? []) {
    await deleteCustomer(customerId)
    await forgetCustomer(payload, _id, customerId)
  }
}

const OF_RENEWALS = {
  about: ({ _id }: StoredAutomaticRenewal) => ({ renewal: _id.toHexString() }),
  isForAll: (error: unknown) => error instanceof PaymentProviderError,
}

/**
 * Completes consents whose payments were confirmed, and has the provider forget the cards of those who switched it
 * off or left. Safe to repeat, also by several processes at once. Ends early when the provider does not answer.
 */
export const followConsents = async (payload: Payload): Promise<void> => {
  if (!canTakePayments()) return
  try {
    await workOnEach(payload, streamPending(payload), (pending) => followConsent(payload, pending), {
      failed: 'a consent to automatic renewal could not be followed; it is tried again',
      ...OF_RENEWALS,
    })
    await workOnEach(payload, streamAbandoned(payload), (abandoned) => forgetCards(payload, abandoned), {
      failed: 'a saved card could not be forgotten; it is tried again',
      ...OF_RENEWALS,
    })
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    payload.logger.warn({ provider: error.details }, 'automatic renewals: no answer; it is tried again')
  }
  await deleteErased(payload)
}
