import type { Endpoint } from 'payload'
import { canTakePayments } from '../../../services/stripe'
import type { DonationOptions } from '../../../domain/money/donations/checkout.schema'

/** `GET /api/donations/options`: whether card payments are set up. */
export const options: Endpoint = {
  method: 'get',
  path: '/options',
  handler: () => Response.json({ isAvailable: canTakePayments() } satisfies DonationOptions),
}
