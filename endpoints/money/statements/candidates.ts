import type { Endpoint } from 'payload'
import { findCandidates } from '../../../domain/money/statements'
import { candidateQuerySchema } from '../../../domain/money/statements/lineDecision.schema'
import { invalid } from '../../answers'
import { refuseWithout } from '../../refuseWithout'

/**
 * `GET /api/statement-lines/candidates?q=`: the invoices and people whose name, number or reference has a text. Staff
 * who handle money only. Answers 200 `Suggestion[]`, 400, 401, 403.
 */
export const candidates: Endpoint = {
  method: 'get',
  path: '/candidates',
  handler: async (req) => {
    const refusal = refuseWithout('money', req)
    if (refusal) return refusal
    const query = candidateQuerySchema.safeParse(req.query)
    return query.success
      ? Response.json(await findCandidates(req.payload, query.data.q))
      : invalid(query.error)
  },
}
