import { countStatistics } from '../../../domain/office/statistics'
import { declareEndpoint } from '../../declareEndpoint'
import { everybody } from '../../guards'

/**
 * `GET /api/figures`: numbers for the public pages. Answers 200 `Statistics`.
 * Source: decisions.md "Everything painted becomes real".
 */
export const statistics = declareEndpoint({
  method: 'get',
  path: '/figures',
  access: everybody,
  handler: async (req) => Response.json(await countStatistics(req)),
})
