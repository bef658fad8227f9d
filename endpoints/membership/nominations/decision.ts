import type { Endpoint } from 'payload'
import { handlesMemberships } from '../../../collections/access/roles'
import { decideNomination } from '../../../domain/membership/nominations'
import { nominationDecisionSchema } from '../../../domain/membership/nominations/nomination.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { forbidden, invalid, problem, readJson } from '../../answers'

const PROBLEMS = {
  not_found: { status: 404, text: 'This nomination could not be found' },
  decided: { status: 409, text: 'A colleague has decided this nomination otherwise' },
  not_confirmed: { status: 409, text: 'The nominee and the nominators have not all confirmed yet' },
} as const

/**
 * `POST /api/nominations/:id/decision` `{ status, note }`: approves a nomination, which gives the grade, or declines
 * it. Answers 200 `{ status }`, 400, 401, 403, 404, 409 before the confirmations and when a colleague decided
 * otherwise.
 */
export const decision: Endpoint = {
  method: 'post',
  path: '/:id/decision',
  handler: async (req) => {
    const { user } = req
    if (!user) return problem(401, 'unauthenticated', 'Please sign in')
    if (!handlesMemberships(user)) return forbidden()
    const input = nominationDecisionSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const id = req.routeParams?.id
    const result = isObjectId(id)
      ? await decideNomination(req, id, input.data, user.id)
      : { problem: 'not_found' as const }
    if (!('problem' in result)) return Response.json(result)
    const { status, text } = PROBLEMS[result.problem]
    return problem(status, result.problem, text)
  },
}
