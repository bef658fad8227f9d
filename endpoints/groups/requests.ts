import { ObjectId } from 'mongodb'
import type { Endpoint } from 'payload'
import { decideGroupRequest, listGroupRequests } from '../../domain/groups'
import { groupDecisionSchema, groupRequestsSchema } from '../../domain/groups/groups.schema'
import { isObjectId } from '../../platform/isObjectId'
import { invalid, readJson } from '../answers'
import { groupProblem, privately, scopeOf } from './groupAnswers'

/**
 * `GET /api/groups/requests?group=&status=&page=`: a page of the requests to join groups of the own branch, the oldest
 * open ones first. Answers 200 `GroupRequests`, 400, 401, 403.
 */
export const requests: Endpoint = {
  method: 'get',
  path: '/requests',
  handler: async (req) => {
    const asked = await scopeOf(req)
    if ('refusal' in asked) return asked.refusal
    const filter = groupRequestsSchema.safeParse(req.query)
    if (!filter.success) return invalid(filter.error)
    return privately(await listGroupRequests(req.payload, asked.scope, filter.data))
  },
}

/**
 * `POST /api/groups/requests/:id/decision` `{ status, feedback }`: accepts or refuses a request to join a group of the
 * own branch; the member is told by mail. Answers 200 `{ outcome: 'decided' }`, 400, 401, 403 also for the own request,
 * 404, 409 when it was decided otherwise meanwhile.
 */
export const decide: Endpoint = {
  method: 'post',
  path: '/requests/:id/decision',
  handler: async (req) => {
    const asked = await scopeOf(req)
    if ('refusal' in asked) return asked.refusal
    const input = groupDecisionSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const id = req.routeParams?.id
    if (!isObjectId(id)) return groupProblem('not_found')
    const result = await decideGroupRequest(req, asked.user, new ObjectId(id), input.data)
    return 'problem' in result ? groupProblem(result.problem) : Response.json(result)
  },
}
