import { findAccounts, toAccountLines } from '../../../domain/accounts/accountAdministration'
import { accountListSchema } from '../../../domain/accounts/accountAdministration/accounts.schema'
import { declareTable } from '../../declareTable'
import { admittedBy } from '../../guards'
import { readAccountFilter } from './readAccountFilter'

/**
 * `GET /api/users/list.csv` and `.xlsx`: the filtered accounts of all pages as a CSV file. The refusals are those of the
 * list.
 */
export const exportAccounts = declareTable({
  path: '/list',
  operation: {
    tag: 'Staff: people',
    summary: 'The accounts that a filter leaves, all pages, as a table',
  },
  access: admittedBy(readAccountFilter, { query: accountListSchema }),
  table: async (req, { filter, isForAdmins }) => {
    const found = await findAccounts(req.payload, filter, { isForAdmins })
    const { columns, lines } = toAccountLines(found.rows(), isForAdmins)
    return { name: 'accounts', header: columns, rows: lines }
  },
})
