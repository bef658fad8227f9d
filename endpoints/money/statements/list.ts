import { listStatements } from '../../../domain/money/statements'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { withRight } from '../../guards'
import { statementsAnswer } from './statementSchemas'

/**
 * `GET /api/statement-imports`: the accounts, the latest imports, and the lines to decide. Staff who handle money
 * only. Answers 200 `StatementsPage`, 401, 403.
 */
export const list = declareEndpoint({
  method: 'get',
  path: '/',
  operation: {
    tag: 'Staff: ledger',
    summary: 'The accounts, the latest imports, and the lines to decide',
    answers: { ...reads(statementsAnswer, 'The imports') },
  },
  access: withRight('money'),
  handler: async (req) => Response.json(await listStatements(req.payload)),
})
