import type { Endpoint } from 'payload'
import { findAccounts } from '../../../domain/accounts/accountAdministration'
import {
  ACCOUNTS_PER_PAGE,
  type AccountList,
} from '../../../domain/accounts/accountAdministration/accounts.schema'
import { pageOfRows } from '../../../platform/pageOfRows'
import { readAccountFilter } from './readAccountFilter'

/**
 * `GET /api/users/list?q=&role=&status=&region=&locked=&sort=&page=`: a page of accounts, newest joined
 * first; for a chapter lead those of their region. Answers 200 `AccountList`, 400 for an invalid filter, 401,
 * 403.
 * Source: spec.md section 7, "Admin lists".
 */
export const listAccounts: Endpoint = {
  method: 'get',
  path: '/list',
  handler: async (req) => {
    const read = await readAccountFilter(req)
    if ('refusal' in read) return read.refusal
    const { filter, isForAdmins } = read
    const found = await findAccounts(req.payload, filter, { isForAdmins })
    const answer: AccountList = await pageOfRows(found, filter.page, ACCOUNTS_PER_PAGE)
    return Response.json(answer)
  },
}
