import type { Endpoint } from 'payload'
import { RENEWAL_STATUSES } from '../../domain/renewals/choices.schema'
import { toJubaTime } from '../../platform/jubaTime'
import { invalid } from '../answers'
import { type CsvRow, csvAnswer } from '../csvAnswer'
import { rowsAfterLast } from '../../platform/rowsAfterLast'
import { idOf } from '../../platform/idOf'
import { refuseUnlessAdmin } from '../refuseUnlessAdmin'
import { peopleOf, renewalWhere } from './list'
import { renewalListSchema } from '../../domain/renewals/renewals.schema'

const HEADER = ['Requested', 'Name', 'Email', 'Number', 'Years', 'Status', 'Decided', 'Expires', 'Note']

const day = (moment: string | null | undefined): string | undefined =>
  moment ? toJubaTime(moment).slice(0, 10) : undefined

/** `GET /api/renewals/list.csv`: the requests that a filter leaves, all pages, as a table. Refused as the list is. */
export const listCsv: Endpoint = {
  method: 'get',
  path: '/list.csv',
  handler: async (req) => {
    const refusal = refuseUnlessAdmin(req)
    if (refusal) return refusal
    const input = renewalListSchema.safeParse(req.query)
    if (!input.success) return invalid(input.error)
    const where = await renewalWhere(req, input.data)
    const lines = async function* (): AsyncGenerator<CsvRow> {
      for await (const docs of rowsAfterLast(req, { collection: 'renewals', where, sort: input.data.sort })) {
        const personOf = await peopleOf(
          req,
          docs.flatMap(({ user }) => idOf(user) ?? []),
        )
        for (const { user, createdAt, years, status, decidedAt, note } of docs) {
          const { account, number, expiresAt } = personOf(idOf(user) ?? '')
          yield [
            day(createdAt),
            account.fullName,
            account.email,
            number,
            years,
            RENEWAL_STATUSES[status],
            day(decidedAt),
            day(expiresAt),
            note,
          ]
        }
      }
    }
    return csvAnswer(req, 'renewals', HEADER, lines())
  },
}
