import type { Endpoint } from 'payload'
import { hasRight } from '../../../collections/access/roles'
import { endOpening } from '../../../domain/content/jobOpenings'
import { openingEndSchema } from '../../../domain/content/jobOpenings/jobOpenings.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { invalid, problem, readJson } from '../../answers'
import { openingProblem } from './openingProblem'

/**
 * `POST /api/job-openings/:id/end` `{ to }`: closes an own opening early, or withdraws it; staff any. Answers 200
 * `{ status }`, also when that was so before, 400, 401, 404, 409 for one that is not open any more.
 */
export const end: Endpoint = {
  method: 'post',
  path: '/:id/end',
  handler: async (req) => {
    const { user, routeParams } = req
    if (!user) return problem(401, 'unauthenticated', 'Please sign in')
    const input = openingEndSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const id = routeParams?.id
    if (!isObjectId(id)) return openingProblem('not_found')
    const by = { id: user.id, isStaff: hasRight(user, 'site') }
    const result = await endOpening(req, by, id, input.data.to)
    return 'problem' in result ? openingProblem(result.problem) : Response.json(result)
  },
}
