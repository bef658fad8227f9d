import { type ListedRenewal, streamRenewals } from '../../../domain/membership/renewals'
import { RENEWAL_STATUSES } from '../../../domain/membership/renewals/choices.schema'
import { renewalListSchema } from '../../../domain/membership/renewals/renewals.schema'
import { toJubaTime } from '../../../platform/jubaTime'
import type { CsvRow } from '../../csvAnswer'
import { declareTable } from '../../declareTable'
import { withRight } from '../../guards'

const day = (moment: string | null): string | undefined =>
  moment ? toJubaTime(moment).slice(0, 10) : undefined

/** The columns of the table, in their order. */
const COLUMNS: Record<string, (renewal: ListedRenewal) => CsvRow[number]> = {
  Requested: ({ createdAt }) => day(createdAt),
  Name: ({ account }) => account.fullName,
  Email: ({ account }) => account.email,
  Number: ({ number }) => number,
  Years: ({ years }) => years,
  Status: ({ status }) => RENEWAL_STATUSES[status],
  Decided: ({ decidedAt }) => day(decidedAt),
  Expires: ({ expiresAt }) => day(expiresAt),
  Note: ({ note }) => note,
}

const toRows = async function* (renewals: AsyncIterable<ListedRenewal>): AsyncGenerator<CsvRow> {
  for await (const renewal of renewals) yield Object.values(COLUMNS).map((read) => read(renewal))
}

/** `GET /api/renewals/list.csv` and `.xlsx`: the requests that a filter leaves, all pages, as a table. Refused as the list is. */
export const listCsv = declareTable({
  path: '/list',
  operation: {
    tag: 'Staff: memberships',
    summary: 'The requests to renew that a filter leaves, all pages, as a table',
  },
  access: withRight('memberships'),
  query: renewalListSchema,
  table: (req, { query }) => ({
    name: 'renewals',
    header: Object.keys(COLUMNS),
    rows: toRows(streamRenewals(req, query)),
  }),
})
