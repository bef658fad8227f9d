import type { Endpoint } from 'payload'
import { findAccounts, toAccountLines } from '../../../domain/accounts/accountAdministration'
import { csvAnswer } from '../../csvAnswer'
import { readAccountFilter } from './readAccountFilter'

/**
 * `GET /api/users/list.csv`: the filtered accounts of all pages as a CSV file. The refusals are those of the
 * list.
 */
export const exportAccounts: Endpoint = {
  method: 'get',
  path: '/list.csv',
  handler: async (req) => {
    const read = await readAccountFilter(req)
    if ('refusal' in read) return read.refusal
    const { filter, isForAdmins } = read
    const found = await findAccounts(req.payload, filter, { isForAdmins })
    const { columns, lines } = toAccountLines(found.rows(), isForAdmins)
    return csvAnswer(req, 'accounts', columns, lines)
  },
}
