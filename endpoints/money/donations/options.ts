import type { DonationOptions } from '../../../domain/money/donations/checkout.schema'
import { canTakePayments } from '../../../services/stripe'
import { declareEndpoint } from '../../declareEndpoint'
import { everybody } from '../../guards'

/** `GET /api/donations/options`: whether card payments are set up. */
export const options = declareEndpoint({
  method: 'get',
  path: '/options',
  access: everybody,
  handler: () => Response.json({ isAvailable: canTakePayments() } satisfies DonationOptions),
})
