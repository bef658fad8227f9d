import { sumDonations } from '../../../domain/money/donations'
import type { DonationTotals } from '../../../domain/money/donations/checkout.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { withRight } from '../../guards'
import { totalsAnswer } from '../ledger/ledgerSchemas'

/**
 * `GET /api/donations/totals`: sums by month and status, for staff who handle money.
 * Answers 200 `DonationTotals`, 401, 403.
 */
export const totals = declareEndpoint({
  method: 'get',
  path: '/totals',
  operation: {
    tag: 'Staff: ledger',
    summary: 'Sums of donations by month and status',
    answers: { ...reads(totalsAnswer, 'The sums') },
  },
  access: withRight('money'),
  handler: async (req) => Response.json({ totals: await sumDonations(req.payload) } satisfies DonationTotals),
})
