import { findCandidates } from '../../../domain/money/statements'
import { candidateQuerySchema } from '../../../domain/money/statements/lineDecision.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { withRight } from '../../guards'
import { suggestionsAnswer } from './statementSchemas'

/**
 * `GET /api/statement-lines/candidates?q=`: the invoices and people whose name, number or reference has a text. Staff
 * who handle money only. Answers 200 `Suggestion[]`, 400, 401, 403.
 */
export const candidates = declareEndpoint({
  method: 'get',
  path: '/candidates',
  operation: {
    tag: 'Staff: ledger',
    summary: 'Invoices and people whose name, number or reference has a text',
    answers: { ...reads(suggestionsAnswer, 'What was found') },
  },
  access: withRight('money'),
  query: candidateQuerySchema,
  handler: async (req, { query }) => Response.json(await findCandidates(req.payload, query.q)),
})
