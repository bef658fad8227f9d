import type { Payload } from 'payload'
import { OPEN_PAYMENT_STATUSES } from '../money/payments/payment.schema'
import type { PaymentQueue } from './operations.schema'

/** How many payments wait for a provider, and for a member of staff. */
export const readPaymentQueue = async (payload: Payload): Promise<PaymentQueue> => {
  const counts = await Promise.all(
    OPEN_PAYMENT_STATUSES.map(async (status) => {
      const { totalDocs } = await payload.count({
        collection: 'payments',
        where: { status: { equals: status } },
        overrideAccess: true, // a number; the caller checks the permission
      })
      return [status, totalDocs] as const
    }),
  )
  return Object.fromEntries(counts) as unknown as PaymentQueue
}
