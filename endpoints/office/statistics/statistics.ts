import type { Endpoint } from 'payload'
import { countStatistics } from '../../../domain/office/statistics'

/**
 * `GET /api/figures`: numbers for the public pages. Answers 200 `Statistics`.
 * Source: decisions.md "Everything painted becomes real".
 */
export const statistics: Endpoint = {
  method: 'get',
  path: '/figures',
  handler: async (req) => Response.json(await countStatistics(req)),
}
