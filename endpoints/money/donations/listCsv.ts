import type { Endpoint } from 'payload'
import { DONATION_COLUMNS, exportDonations } from '../../../domain/money/donations'
import { csvAnswer } from '../../csvAnswer'
import { refuseWithout } from '../../refuseWithout'

/**
 * `GET /api/donations/list.csv`: the ledger as a table, oldest first, for staff who handle money.
 * Answers 200, 401, 403.
 */
export const listCsv: Endpoint = {
  method: 'get',
  path: '/list.csv',
  handler: async (req) =>
    refuseWithout('money', req) ?? csvAnswer(req, 'donations', DONATION_COLUMNS, exportDonations(req)),
}
