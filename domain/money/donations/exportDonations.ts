import type { PayloadRequest } from 'payload'
import type { Donation } from '../../../payload-types'
import { rowsAfterLast } from '../../../platform/rowsAfterLast'
import { DISPUTE_STATES, DONATION_STATUSES } from './donation.schema'

type Cell = string | number | null | undefined

/** Whole cents as dollars: `1250` is `12.50`. */
const toDollars = (cents: number | null | undefined): string => ((cents ?? 0) / 100).toFixed(2)

const COLUMNS: Record<string, (donation: Donation) => Cell> = {
  Begun: ({ createdAt }) => createdAt.slice(0, 10),
  Paid: ({ paidAt }) => paidAt?.slice(0, 10),
  Status: ({ status }) => DONATION_STATUSES[status],
  Amount: ({ amountCents }) => toDollars(amountCents),
  Refunded: ({ refundedCents }) => toDollars(refundedCents),
  'Refund date': ({ refundedAt }) => refundedAt?.slice(0, 10),
  Disputed: ({ disputedCents }) => toDollars(disputedCents),
  Dispute: ({ disputeState }) => (disputeState ? DISPUTE_STATES[disputeState] : undefined),
  Currency: ({ currency }) => currency.toUpperCase(),
  'Receipt number': ({ receiptNumber }) => receiptNumber,
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Flagged: ({ flagReason }) => flagReason,
  Payment: ({ paymentIntentId }) => paymentIntentId,
}

export const DONATION_COLUMNS = Object.keys(COLUMNS)

/** The ledger as rows of a table, oldest first; what the caller may not read is left out. */
export const exportDonations = async function* (req: PayloadRequest): AsyncGenerator<Cell[]> {
  const batches = rowsAfterLast(req, { collection: 'donations', where: {}, sort: 'createdAt' })
  for await (const donations of batches)
    for (const donation of donations) yield Object.values(COLUMNS).map((valueOf) => valueOf(donation))
}
