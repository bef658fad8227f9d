import type { Endpoint } from 'payload'
import { canTakePayments } from '../../server/services/payments'
import type { DonationOptions } from './schema'

/** `GET /api/donations/options`: whether card payments are set up. */
export const options: Endpoint = {
  method: 'get',
  path: '/options',
  handler: () => Response.json({ isAvailable: canTakePayments() } satisfies DonationOptions),
}
