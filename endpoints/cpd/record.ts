import { readCpdRecord } from '../../domain/cpd'
import { cpdRecordSchema } from '../../domain/cpd/cpdRecord.schema'
import { declareEndpoint } from '../declareEndpoint'
import { signedIn } from '../guards'
import { SIGN_IN_FIRST } from './summary'

/**
 * `GET /api/cpd-entries/record?year=&page=`: the signed-in person's own entries of a year, an administrator's too.
 * Entries are created, changed and deleted through `/api/cpd-entries` itself. Answers 200 `CpdRecord`, 400, 401.
 * Source: issue 5, part 4, "CPD log".
 */
export const record = declareEndpoint({
  method: 'get',
  path: '/record',
  access: signedIn(SIGN_IN_FIRST),
  query: cpdRecordSchema,
  handler: async ({ payload }, { query, user }) =>
    Response.json(await readCpdRecord(payload, user.id, query)),
})
