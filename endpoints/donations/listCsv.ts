import type { Endpoint } from 'payload'
import { handlesMoney } from '../../collections/access/roles'
import { DONATION_COLUMNS, exportDonations } from '../../domain/donations'
import { problem } from '../answers'
import { csvAnswer } from '../csvAnswer'

/** `GET /api/donations/list.csv`: the ledger as a table, oldest first, for staff who handle money. */
export const listCsv: Endpoint = {
  method: 'get',
  path: '/list.csv',
  handler: async (req) =>
    handlesMoney(req.user)
      ? csvAnswer(req, 'donations', DONATION_COLUMNS, exportDonations(req))
      : problem(403, 'forbidden', 'You are not allowed to perform this action.'),
}
