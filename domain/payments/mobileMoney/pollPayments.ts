import type { Payload } from 'payload'
import { askMobileMoney } from './askMobileMoney'
import { mobileMoneyProvider } from './mobileMoneyProvider'
import { findPaymentsToAsk } from './askingRepository'
import { findPayment, findPaymentByKey } from '../paymentsRepository'
import type { PaymentView } from '../payment.schema'
import { viewPayment } from '../viewPayment'

/** Asks the provider about the payments that wait for it, each less and less often. Safe to run twice at once. */
export const pollPayments = async (payload: Payload, signal?: AbortSignal): Promise<void> => {
  if (!mobileMoneyProvider.isConfigured()) return
  for (const payment of await findPaymentsToAsk(payload)) {
    if (signal?.aborted) return
    await askMobileMoney(payload, payment)
  }
}

/** A payer's own payment as it stands, after asking the provider while it is open; null for another person's. */
export const readPaymentState = async (
  payload: Payload,
  id: string,
  user: string,
): Promise<PaymentView | null> => {
  const payment = await findPayment(payload, id)
  if (!payment?.user?.equals(user)) return null
  if (payment.method === 'momo' && payment.status === 'started') await askMobileMoney(payload, payment)
  const after = await findPayment(payload, id)
  return after && viewPayment(after)
}

/** The provider called back: what it says is not believed, it is asked. Unknown ids are ignored. */
export const receiveMobileMoneyCallback = async (payload: Payload, id: string): Promise<void> => {
  const payment = await findPaymentByKey(payload, `momo:${id}`)
  if (payment && (payment.status === 'started' || payment.status === 'failed'))
    await askMobileMoney(payload, payment)
}
