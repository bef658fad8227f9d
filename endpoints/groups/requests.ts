import { ObjectId } from 'mongodb'
import { decideGroupRequest, listGroupRequests } from '../../domain/groups'
import { groupDecisionSchema, groupRequestsSchema } from '../../domain/groups/groups.schema'
import { isObjectId } from '../../platform/isObjectId'
import { outcomeAnswer } from '../answerSchemas'
import { declareEndpoint } from '../declareEndpoint'
import { reads } from '../describedAnswers'
import { admittedBy } from '../guards'
import { groupProblem, privately, scopeOf } from './groupAnswers'
import { NO_RECORD } from './groupPeopleSchemas'
import { requestsAnswer } from './groupSchemas'

/**
 * `GET /api/groups/requests?group=&status=&page=`: a page of the requests to join groups of the own branch, the oldest
 * open ones first. Answers 200 `GroupRequests`, 400, 401, 403.
 */
export const requests = declareEndpoint({
  method: 'get',
  path: '/requests',
  operation: {
    tag: 'Staff: groups',
    summary: 'Requests to join groups, the oldest open ones first',
    answers: { ...reads(requestsAnswer, 'A page of requests') },
  },
  access: admittedBy(scopeOf),
  query: groupRequestsSchema,
  handler: async (req, { scope, query }) => privately(await listGroupRequests(req.payload, scope, query)),
})

/**
 * `POST /api/groups/requests/:id/decision` `{ status, feedback }`: accepts or refuses a request to join a group of the
 * own branch; the member is told by mail. Answers 200 `{ outcome: 'decided' }`, 400, 401, 403 also for the own request,
 * 404, 409 when it was decided otherwise meanwhile.
 */
export const decide = declareEndpoint({
  method: 'post',
  path: '/requests/:id/decision',
  operation: {
    tag: 'Staff: groups',
    summary: 'Accept or refuse a request to join a group; the member is told by mail',
    parameters: { id: 'The id of the request.' },
    answers: {
      ...reads(outcomeAnswer('decided'), 'Decided'),
      ...NO_RECORD,
      409: 'It was decided otherwise meanwhile',
    },
  },
  access: admittedBy(scopeOf),
  body: groupDecisionSchema,
  handler: async (req, { user, body }) => {
    const id = req.routeParams?.id
    if (!isObjectId(id)) return groupProblem('not_found')
    const result = await decideGroupRequest(req, user, new ObjectId(id), body)
    return 'problem' in result ? groupProblem(result.problem) : Response.json(result)
  },
})
