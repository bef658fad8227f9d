import type { Endpoint } from 'payload'
import { hasRight } from '../../../collections/access/roles'
import { changeOpening } from '../../../domain/content/jobOpenings'
import { openingChangeSchema } from '../../../domain/content/jobOpenings/jobOpenings.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { allowAttempt } from '../../../platform/rateLimits'
import { invalid, problem, readJson, tooManyAttempts } from '../../answers'
import { openingProblem } from './openingProblem'

/**
 * `POST /api/job-openings/:id/change` `OpeningChange`: changes an own opening, which then waits for a decision (again);
 * staff change any, which stays as it is. Answers 200 `{ id }`, 400, 401, 404 also for one of somebody else, 409 on a
 * version conflict and when three wait already, 429. Source: issue 13, part 11.
 */
export const change: Endpoint = {
  method: 'post',
  path: '/:id/change',
  handler: async (req) => {
    const { user, routeParams } = req
    if (!user) return problem(401, 'unauthenticated', 'Please sign in')
    const input = openingChangeSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const id = routeParams?.id
    if (!isObjectId(id)) return openingProblem('not_found')
    const attempt = await allowAttempt(req, 'job-opening', user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const by = { id: user.id, isStaff: hasRight(user, 'site') }
    const result = await changeOpening(req, by, id, input.data)
    return 'problem' in result ? openingProblem(result.problem) : Response.json(result)
  },
}
