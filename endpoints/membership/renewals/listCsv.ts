import type { Endpoint } from 'payload'
import { type ListedRenewal, streamRenewals } from '../../../domain/membership/renewals'
import { RENEWAL_STATUSES } from '../../../domain/membership/renewals/choices.schema'
import { renewalListSchema } from '../../../domain/membership/renewals/renewals.schema'
import { toJubaTime } from '../../../platform/jubaTime'
import { invalid } from '../../answers'
import { type CsvRow, csvAnswer } from '../../csvAnswer'
import { refuseWithout } from '../../refuseWithout'

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

/** `GET /api/renewals/list.csv`: the requests that a filter leaves, all pages, as a table. Refused as the list is. */
export const listCsv: Endpoint = {
  method: 'get',
  path: '/list.csv',
  handler: async (req) => {
    const refusal = refuseWithout('memberships', req)
    if (refusal) return refusal
    const filter = renewalListSchema.safeParse(req.query)
    if (!filter.success) return invalid(filter.error)
    return csvAnswer(req, 'renewals', Object.keys(COLUMNS), toRows(streamRenewals(req, filter.data)))
  },
}
