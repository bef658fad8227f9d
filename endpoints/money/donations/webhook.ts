import type { Endpoint } from 'payload'
import { receivePaymentEvent } from '../../../domain/money/paymentEvents'
import { UnverifiedNotificationError, readNotification } from '../../../services/stripe'
import { problem } from '../../answers'
import { requires } from '../../requirements'

/** The provider's events are a few kilobytes. */
const MAX_BYTES = 256 * 1024

/**
 * `POST /api/donations/webhook`: the payment provider's events about donations and payments of invoices, signed
 * over the bytes as they arrive.
 * Answers 200 once an event is stored and applied, also for a repeated one; 400 for one that is forged, stale or
 * unreadable; 5xx when the database is unavailable, so that it is sent again. Source: facts.md, "Donations".
 */
export const webhook: Endpoint = {
  method: 'post',
  path: '/webhook',
  // events come in bursts from a few addresses of the provider; a forged one costs a hash
  custom: requires({ isOpenToVisitors: true, body: 'long', rate: 'read' }),
  handler: async (req) => {
    const body = new Uint8Array((await req.arrayBuffer?.()) ?? new ArrayBuffer(0))
    if (body.length > MAX_BYTES) return problem(413, 'body', 'The request is too large')
    try {
      await receivePaymentEvent(
        req.payload,
        await readNotification(body, req.headers.get('stripe-signature')),
      )
    } catch (error) {
      if (!(error instanceof UnverifiedNotificationError)) throw error
      return problem(400, 'unverified', 'The signature of this notification is missing, wrong or too old')
    }
    return Response.json({ received: true })
  },
}
