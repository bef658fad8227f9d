import type { Payload } from 'payload'
import { workOnEach } from '../../../../platform/workOnEach'
import { canTakePayments } from '../../../../services/stripe'
import { askCard } from '../card/askCard'
import { askMobileMoney } from '../mobileMoney/askMobileMoney'
import { mobileMoneyProvider } from '../mobileMoney/mobileMoneyProvider'
import { findPaymentsToAsk } from './askingRepository'
import { type StoredPayment, findPayment, findPaymentByKey } from '../paymentsRepository'
import type { PaymentView } from '../payment.schema'
import { viewPayment } from '../viewPayment'

/** Asks the provider of a payment how it stands, where it can be asked. */
const ask = async (payload: Payload, payment: StoredPayment): Promise<void> => {
  if (payment.method === 'momo' && mobileMoneyProvider.isConfigured()) await askMobileMoney(payload, payment)
  if (payment.method === 'card' && canTakePayments()) await askCard(payload, payment)
}

/** Asks the providers about the payments that wait for them, each less and less often. Safe to run twice at once. */
export const pollPayments = async (payload: Payload, signal?: AbortSignal): Promise<void> => {
  const methods = [
    ...(mobileMoneyProvider.isConfigured() ? (['momo'] as const) : []),
    ...(canTakePayments() ? (['card'] as const) : []),
  ]
  const payments = await findPaymentsToAsk(payload, methods)
  await workOnEach(payload, payments, (payment) => ask(payload, payment), {
    failed: 'the provider’s answer about a payment could not be applied; it is asked again',
    about: ({ _id }) => ({ payment: _id.toHexString() }),
    signal,
  })
}

/** A payer's own payment as it stands, after asking the provider while it is open; null for another person's. */
export const readPaymentState = async (
  payload: Payload,
  id: string,
  user: string,
): Promise<PaymentView | null> => {
  const payment = await findPayment(payload, id)
  if (!payment?.user?.equals(user)) return null
  if (payment.status === 'started') await ask(payload, payment)
  const after = await findPayment(payload, id)
  return after && viewPayment(after)
}

/** The provider called back: what it says is not believed, it is asked. Unknown ids are ignored. */
export const receiveMobileMoneyCallback = async (payload: Payload, id: string): Promise<void> => {
  const payment = await findPaymentByKey(payload, `momo:${id}`)
  if (payment && (payment.status === 'started' || payment.status === 'failed'))
    await askMobileMoney(payload, payment)
}
