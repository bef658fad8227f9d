import type { Endpoint } from 'payload'
import { DISPUTE_STATES, DONATION_STATUSES } from '../../domain/donations/donation.schema'
import { isAdmin } from '../../collections/access/roles'
import { problem } from '../answers'
import { type CsvRow, csvAnswer } from '../csvAnswer'
import { rowsAfterLast } from '../../platform/rowsAfterLast'

const HEADER = [
  'Begun',
  'Paid',
  'Status',
  'Amount',
  'Refunded',
  'Refund date',
  'Disputed',
  'Dispute',
  'Currency',
  'Receipt number',
  'Name',
  'Email',
  'Flagged',
  'Payment',
]

/** Whole cents as dollars: `1250` is `12.50`. */
const dollars = (cents: number | null | undefined): string => ((cents ?? 0) / 100).toFixed(2)

/** `GET /api/donations/list.csv`: the ledger as a table, oldest first, for administrators. */
export const listCsv: Endpoint = {
  method: 'get',
  path: '/list.csv',
  handler: async (req) => {
    if (!isAdmin(req.user)) return problem(403, 'forbidden', 'You are not allowed to perform this action.')
    const lines = async function* (): AsyncGenerator<CsvRow> {
      for await (const docs of rowsAfterLast(req, {
        collection: 'donations',
        where: {},
        sort: 'createdAt',
      })) {
        for (const donation of docs) {
          const {
            createdAt,
            paidAt,
            status,
            amountCents,
            refundedCents,
            refundedAt,
            disputedCents,
            disputeState,
            currency,
            receiptNumber,
            name,
            email,
            flagReason,
            paymentIntentId,
          } = donation
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
