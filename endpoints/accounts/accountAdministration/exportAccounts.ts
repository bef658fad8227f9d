import { findAccounts, toAccountLines } from '../../../domain/accounts/accountAdministration'
import { accountListSchema } from '../../../domain/accounts/accountAdministration/accounts.schema'
import { csvAnswer } from '../../csvAnswer'
import { declareEndpoint } from '../../declareEndpoint'
import { CSV, sends, WITH_PROOF } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { readAccountFilter } from './readAccountFilter'

/**
 * `GET /api/users/list.csv`: the filtered accounts of all pages as a CSV file. The refusals are those of the
 * list.
 */
export const exportAccounts = declareEndpoint({
  method: 'get',
  path: '/list.csv',
  operation: {
    tag: 'Staff: people',
    summary: 'The accounts that a filter leaves, all pages, as a table',
    answers: { ...sends(CSV, 'The table'), ...WITH_PROOF },
  },
  access: admittedBy(readAccountFilter, { query: accountListSchema }),
  handler: async (req, { filter, isForAdmins }) => {
    const found = await findAccounts(req.payload, filter, { isForAdmins })
    const { columns, lines } = toAccountLines(found.rows(), isForAdmins)
    return csvAnswer(req, 'accounts', columns, lines)
  },
})
