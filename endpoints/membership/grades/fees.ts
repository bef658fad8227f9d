import { readFeesPage } from '../../../domain/membership/fees'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { withRight } from '../../guards'
import { feesAnswer } from './feesSchemas'

/**
 * `GET /api/grades/fees`: what each grade cost, costs and will cost, and whom a change touches. Staff who handle money
 * only. Answers 200 `FeesPage`, 401, 403.
 */
export const fees = declareEndpoint({
  method: 'get',
  path: '/fees',
  operation: {
    tag: 'Staff: payments',
    summary: 'What each grade cost, costs and will cost',
    answers: { ...reads(feesAnswer, 'The fees') },
  },
  access: withRight('money'),
  handler: async (req) => Response.json(await readFeesPage(req.payload)),
})
