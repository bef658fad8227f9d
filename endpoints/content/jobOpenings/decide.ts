import type { Endpoint } from 'payload'
import { decideOpening } from '../../../domain/content/jobOpenings'
import { openingDecisionSchema } from '../../../domain/content/jobOpenings/jobOpenings.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { invalid, problem, readJson } from '../../answers'
import { refuseWithout } from '../../refuseWithout'
import { openingProblem } from './openingProblem'

/**
 * `POST /api/job-openings/:id/decision` `OpeningDecision`: publishes an opening that waits, or declines it with
 * feedback; for staff with the right `site`. Answers 200 `{ status }`, 400, 401, 403, 404, 409 when a colleague decided
 * first, it was changed meanwhile, or its last day is over. Source: issue 13, part 11.
 */
export const decide: Endpoint = {
  method: 'post',
  path: '/:id/decision',
  handler: async (req) => {
    const refusal = refuseWithout('site', req)
    if (refusal || !req.user) return refusal ?? problem(401, 'unauthenticated', 'Please sign in')
    const input = openingDecisionSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const id = req.routeParams?.id
    const result = isObjectId(id)
      ? await decideOpening(req, req.user.id, id, input.data)
      : { problem: 'not_found' as const }
    return 'problem' in result ? openingProblem(result.problem) : Response.json(result)
  },
}
