import type { Endpoint } from 'payload'
import { readOperations } from '../../domain/operations'
import { refuseUnlessAdmin } from '../refuseUnlessAdmin'

/**
 * `GET /api/operations`: how the installation is, for administrators. Answers 200 `Operations`, 401, 403. Source:
 * issue 14, part 8.
 */
export const operations: Endpoint = {
  method: 'get',
  path: '/operations',
  handler: async (req) =>
    refuseUnlessAdmin(req) ??
    Response.json(await readOperations(req.payload), { headers: { 'Cache-Control': 'no-store' } }),
}
