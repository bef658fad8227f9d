import { findAccounts } from '../../../domain/accounts/accountAdministration'
import {
  type AccountList,
  accountListSchema,
  ACCOUNTS_PER_PAGE,
} from '../../../domain/accounts/accountAdministration/accounts.schema'
import { pageOfRows } from '../../../platform/pageOfRows'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { accountListAnswer } from '../../people/personSchemas'
import { readAccountFilter } from './readAccountFilter'

/**
 * `GET /api/users/list?q=&role=&status=&region=&locked=&sort=&page=`: a page of accounts, newest joined
 * first; for a chapter lead those of their region. Answers 200 `AccountList`, 400 for an invalid filter, 401,
 * 403.
 * Source: spec.md section 7, "Admin lists".
 */
export const listAccounts = declareEndpoint({
  method: 'get',
  path: '/list',
  operation: {
    tag: 'Staff: people',
    summary: 'Accounts; a chapter lead’s are those of the branch',
    answers: { ...reads(accountListAnswer, 'A page of accounts') },
  },
  access: admittedBy(readAccountFilter, { query: accountListSchema }),
  handler: async (req, { filter, isForAdmins }) => {
    const found = await findAccounts(req.payload, filter, { isForAdmins })
    const answer: AccountList = await pageOfRows(found, filter.page, ACCOUNTS_PER_PAGE)
    return Response.json(answer)
  },
})
