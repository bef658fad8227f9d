import type { Endpoint } from 'payload'
import { DISPUTE_STATES, DONATION_STATUSES } from '../../collections/Donations/schema'
import { isAdmin } from '../../collections/access/roles'
import { problem } from '../answers'
import { type CsvRow, csvAnswer } from '../csvAnswer'

const BATCH = 200

const HEADER = ['Begun', 'Paid', 'Status', 'Amount', 'Refunded', 'Refund date', 'Disputed', 'Dispute', 'Currency', 'Receipt number', 'Name', 'Email', 'Flagged', 'Payment']

/** Whole cents as dollars: `1250` is `12.50`. */
const dollars = (cents: number | null | undefined): string => ((cents ?? 0) / 100).toFixed(2)

/** `GET /api/donations/list.csv`: the ledger as a table, oldest first, for administrators. */
export const listCsv: Endpoint = {
  method: 'get',
  path: '/list.csv',
  handler: async (req) => {
    if (!isAdmin(req.user)) return problem(403, 'forbidden', 'You are not allowed to perform this action.')
    const lines = async function* (): AsyncGenerator<CsvRow> {
      for (let page = 1, hasMore = true; hasMore; page += 1) {
        const found = await req.payload.find({ collection: 'donations', sort: ['createdAt', 'id'], page, limit: BATCH, depth: 0, overrideAccess: false, req })
        hasMore = found.hasNextPage
        for (const donation of found.docs) {
          const { createdAt, paidAt, status, amountCents, refundedCents, refundedAt, disputedCents, disputeState, currency, receiptNumber, name, email, flagReason, paymentIntentId } = donation
          yield [
            createdAt.slice(0, 10),
            paidAt?.slice(0, 10),
            DONATION_STATUSES[status],
            dollars(amountCents),
            dollars(refundedCents),
            refundedAt?.slice(0, 10),
            dollars(disputedCents),
            disputeState ? DISPUTE_STATES[disputeState] : undefined,
            currency.toUpperCase(),
            receiptNumber,
            name,
            email,
            flagReason,
            paymentIntentId,
          ]
        }
      }
    }
    return csvAnswer(req, 'donations', HEADER, lines())
  },
}
