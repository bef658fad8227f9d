import type { Endpoint, Payload } from 'payload'
import { modelOf } from '../../platform/database'
import { invalid, problem } from '../answers'
import { currentYear } from '../../domain/cpd/currentYear'
import { entriesOf } from '../../domain/cpd/entriesOf'
import { daysOf, hoursOf } from '../../domain/cpd/hoursOf'
import { CPD_ENTRIES_PER_PAGE, type CpdRecord, cpdRecordSchema } from '../../domain/cpd/cpdRecord.schema'
import { SIGN_IN_FIRST } from './summary'
import { targetHours } from '../../domain/cpd/targetHours'

const yearsOf = async (payload: Payload, user: string): Promise<number[]> => {
  const dates = await modelOf(payload, 'cpd-entries')
    .find({ user }, { _id: 0, date: 1 })
    .lean<{ date: Date }[]>()
  return [...new Set([currentYear(), ...dates.map(({ date }) => date.getUTCFullYear())])].sort(
    (a, b) => b - a,
  )
}

/**
 * `GET /api/cpd-entries/record?year=&page=`: the signed-in person's own entries of a year, an administrator's too.
 * Entries are made, changed and removed through `/api/cpd-entries` itself. Answers 200 `CpdRecord`, 400, 401.
 * Source: issue 5, part 4, "CPD log".
 */
export const record: Endpoint = {
  method: 'get',
  path: '/record',
  handler: async ({ payload, user, query }) => {
    if (!user) return problem(401, 'unauthenticated', SIGN_IN_FIRST)
    const asked = cpdRecordSchema.safeParse(query)
    if (!asked.success) return invalid(asked.error)
    const { year = currentYear(), page: askedPage } = asked.data
    const totalDocs = await modelOf(payload, 'cpd-entries').countDocuments({
      user: user.id,
      date: daysOf(year),
    })
    const totalPages = Math.ceil(totalDocs / CPD_ENTRIES_PER_PAGE)
    const page = Math.max(Math.min(askedPage, totalPages), 1) // the last one may have lost its last entry
    const [years, hours, target, docs] = await Promise.all([
      yearsOf(payload, user.id),
      hoursOf(payload, user.id, year),
      targetHours(payload),
      entriesOf(payload, user.id, year, {
        skip: (page - 1) * CPD_ENTRIES_PER_PAGE,
        limit: CPD_ENTRIES_PER_PAGE,
      }),
    ])
    const answer: CpdRecord = { year, years, hours, targetHours: target, docs, totalDocs, page, totalPages }
    return Response.json(answer)
  },
}
