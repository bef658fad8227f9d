import type { Endpoint } from 'payload'
import { decideLine } from '../../../domain/money/statements'
import { lineDecisionSchema } from '../../../domain/money/statements/lineDecision.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { invalid, problem, readJson } from '../../answers'
import { ownMatter } from '../../refuseOwn'
import { refuseToMoveMoney } from '../payments/refuseToMoveMoney'

const PROBLEMS = {
  not_found: 'This line could not be found',
  changed_meanwhile: 'This line has been decided in the meantime.',
  not_fitting: 'This line cannot be decided so.',
}

/**
 * `POST /api/statement-lines/:id/decision` `{ action, revision, … }`: says what a line is. One conditional
 * update decides. Staff who handle money only. Answers 200 `{ status }`, 400, 401 also without a recent
 * proof, 403 also for the own money, 404, 409 when somebody else decided it.
 */
export const decide: Endpoint = {
  method: 'post',
  path: '/:id/decision',
  handler: async (req) => {
    const refusal = await refuseToMoveMoney(req)
    if (refusal || !req.user) return refusal ?? problem(401, 'unauthenticated', 'Please sign in')
    const id = req.routeParams?.id
    const input = lineDecisionSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const result = isObjectId(id)
      ? await decideLine(req, id, input.data, req.user.id)
      : { problem: 'not_found' as const }
    if (!('problem' in result)) return Response.json(result)
    if (result.problem === 'own') return ownMatter('payment')
    return problem(result.problem === 'not_found' ? 404 : 409, result.problem, PROBLEMS[result.problem])
  },
}
