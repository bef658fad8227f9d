import type { Endpoint } from 'payload'
import { sumDonations } from '../../../domain/money/donations'
import type { DonationTotals } from '../../../domain/money/donations/checkout.schema'
import { refuseWithout } from '../../refuseWithout'

/**
 * `GET /api/donations/totals`: sums by month and status, for staff who handle money.
 * Answers 200 `DonationTotals`, 401, 403.
 */
export const totals: Endpoint = {
  method: 'get',
  path: '/totals',
  handler: async (req) =>
    refuseWithout('money', req) ??
    Response.json({ totals: await sumDonations(req.payload) } satisfies DonationTotals),
}
