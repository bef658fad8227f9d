import { receivePaymentEvent } from '../../../domain/money/paymentEvents'
import { readNotification, UnverifiedNotificationError } from '../../../services/stripe'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { everybody } from '../../guards'

/** The provider's events are a few kilobytes. */
const MAX_BYTES = 256 * 1024

/**
 * `POST /api/donations/webhook`: the payment provider's events about donations and payments of invoices, signed
 * over the bytes as they arrive.
 * Answers 200 once an event is stored and applied, also for a repeated one; 400 for one that is forged, stale or
 * unreadable; 5xx when the database is unavailable, so that it is sent again. Source: facts.md, "Donations".
 */
export const webhook = declareEndpoint({
  method: 'post',
  path: '/webhook',
  access: everybody,
  gateway: { isOpenToVisitors: true, body: 'long', rate: 'read' },
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
})
