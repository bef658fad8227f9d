import type { Payload } from 'payload'
import { finalisePayment } from './finalisePayment'
import { type NewPayment, OPEN_PAYMENT_STATUSES, type PaymentStatus } from './payment.schema'
import { type StoredPayment, changePaymentStatus, createPayment } from './paymentsRepository'

/** Applies what follows now; where that fails, a job does it later. */
const finaliseSoon = async (payload: Payload, id: string): Promise<void> => {
  try {
    await finalisePayment(payload, id)
  } catch (error) {
    payload.logger.error({ err: error, payment: id }, 'what follows from a payment failed; it is tried again')
  }
}

/**
 * Records a payment, once for its key, and applies what follows when it is confirmed.
 * @returns the stored payment, and whether it was stored by this call
 */
export const recordPayment = async (
  payload: Payload,
  payment: NewPayment,
): Promise<{ payment: StoredPayment; isNew: boolean }> => {
  const result = await createPayment(payload, payment)
  if (result.payment.needsFinalising) await finaliseSoon(payload, result.payment._id.toHexString())
  return result
}

type Facts = Parameters<typeof changePaymentStatus>[4]

/**
 * Confirms a payment that was started or reported.
 * @param from the statuses that it may have; a provider's late success also counts for one that failed
 * @returns null when it was decided before
 */
export const confirmPayment = async (
  payload: Payload,
  id: string,
  facts?: Facts,
  from: readonly PaymentStatus[] = OPEN_PAYMENT_STATUSES,
): Promise<StoredPayment | null> => {
  const payment = await changePaymentStatus(payload, id, from, 'confirmed', facts)
  if (payment) await finaliseSoon(payload, id)
  return payment
}

/** Leaves a payment to staff of which the provider gives no clear answer. Null when it was decided before. */
export const holdPayment = async (
  payload: Payload,
  id: string,
  facts?: Facts,
): Promise<StoredPayment | null> => {
  const payment = await changePaymentStatus(payload, id, ['started', 'failed'], 'reported', facts)
  if (payment) await finaliseSoon(payload, id)
  return payment
}

/**
 * Ends a payment of which no money came: `failed` at the provider, `rejected` by staff. Null when it was
 * decided before.
 */
export const refusePayment = async (
  payload: Payload,
  id: string,
  status: 'failed' | 'rejected',
  facts?: Facts,
): Promise<StoredPayment | null> => {
  const payment = await changePaymentStatus(payload, id, ['started', 'reported'], status, facts)
  if (payment) await finaliseSoon(payload, id)
  return payment
}

/** Reverses a confirmed payment: what it gave is taken back, nothing else. Null when it is not confirmed. */
export const reversePayment = async (
  payload: Payload,
  id: string,
  facts?: Facts,
): Promise<StoredPayment | null> => {
  const payment = await changePaymentStatus(payload, id, ['confirmed'], 'reversed', facts)
  if (payment) await finaliseSoon(payload, id)
  return payment
}
