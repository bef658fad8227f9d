import type { Endpoint } from 'payload'
import { handlesMoney } from '../../collections/access/roles'
import { sumDonations } from '../../domain/donations'
import type { DonationTotal } from '../../domain/donations/checkout.schema'
import { problem } from '../answers'

/** `GET /api/donations/totals`: sums by month and status, for staff who handle money. */
export const totals: Endpoint = {
  method: 'get',
  path: '/totals',
  handler: async ({ payload, user }) => {
    if (!handlesMoney(user)) return problem(403, 'forbidden', 'You are not allowed to perform this action.')
    return Response.json({ totals: await sumDonations(payload) } satisfies { totals: DonationTotal[] })
  },
}
