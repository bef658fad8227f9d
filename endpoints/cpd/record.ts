import type { Endpoint } from 'payload'
import { readCpdRecord } from '../../domain/cpd'
import { cpdRecordSchema } from '../../domain/cpd/cpdRecord.schema'
import { invalid, problem } from '../answers'
import { SIGN_IN_FIRST } from './summary'

/**
 * `GET /api/cpd-entries/record?year=&page=`: the signed-in person's own entries of a year, an administrator's too.
 * Entries are created, changed and deleted through `/api/cpd-entries` itself. Answers 200 `CpdRecord`, 400, 401.
 * Source: issue 5, part 4, "CPD log".
 */
export const record: Endpoint = {
  method: 'get',
  path: '/record',
  handler: async ({ payload, user, query }) => {
    if (!user) return problem(401, 'unauthenticated', SIGN_IN_FIRST)
    const input = cpdRecordSchema.safeParse(query)
    if (!input.success) return invalid(input.error)
    return Response.json(await readCpdRecord(payload, user.id, input.data))
  },
}
