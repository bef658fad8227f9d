import type { Endpoint } from 'payload'
import { listStatements } from '../../../domain/money/statements'
import { refuseWithout } from '../../refuseWithout'

/**
 * `GET /api/statement-imports/list`: the accounts, the latest imports, and the lines to decide. Staff who handle money
 * only. Answers 200 `StatementsPage`, 401, 403.
 */
export const list: Endpoint = {
  method: 'get',
  path: '/list',
  handler: async (req) => refuseWithout('money', req) ?? Response.json(await listStatements(req.payload)),
}
