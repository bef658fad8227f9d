import { readOperations } from '../../domain/operations'
import { declareEndpoint } from '../declareEndpoint'
import { reads } from '../describedAnswers'
import { administrators } from '../guards'
import { operationsAnswer } from '../office/reports/reportSchemas'

/**
 * `GET /api/operations`: how the installation is, for administrators. Answers 200 `Operations`, 401, 403. Source:
 * issue 14, part 8.
 */
export const operations = declareEndpoint({
  method: 'get',
  path: '/operations',
  operation: {
    tag: 'Staff: reports',
    summary: 'How the installation is: jobs, mails, disks, migrations',
    answers: { ...reads(operationsAnswer, 'The state') },
  },
  access: administrators,
  handler: async (req) =>
    Response.json(await readOperations(req.payload), { headers: { 'Cache-Control': 'no-store' } }),
})
