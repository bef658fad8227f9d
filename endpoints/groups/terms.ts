import { ObjectId } from 'mongodb'
import { addTerm as add, changeTerm as change } from '../../domain/groups'
import { newTermSchema, termDatesSchema } from '../../domain/groups/groups.schema'
import { isObjectId } from '../../platform/isObjectId'
import { outcomeAnswer } from '../answerSchemas'
import { declareEndpoint } from '../declareEndpoint'
import { adds, reads } from '../describedAnswers'
import { admittedBy } from '../guards'
import { groupOf, groupProblem, scopeOf } from './groupAnswers'
import { GROUP_ID, IN_ALREADY, NO_GROUP, NO_RECORD } from './groupPeopleSchemas'
import { idAnswer } from './groupSchemas'

/**
 * `POST /api/groups/:id/people` `{ user, startsOn, endsOn }`: enters a person's term in a group of the own branch.
 * Answers 201 `{ id }`, 400, 401, 403, 404, 409 when the person is in the group at that time.
 */
export const addTerm = declareEndpoint({
  method: 'post',
  path: '/:id/people',
  operation: {
    tag: 'Staff: groups',
    summary: 'Enter a person’s term in a group',
    parameters: GROUP_ID,
    answers: { ...adds(idAnswer, 'Entered'), ...NO_GROUP, ...IN_ALREADY },
  },
  access: admittedBy(groupOf),
  body: newTermSchema,
  handler: async (req, { user, group, body }) => {
    const result = await add(req, user, group, body)
    return 'problem' in result ? groupProblem(result.problem) : Response.json(result, { status: 201 })
  },
})

/**
 * `POST /api/groups/terms/:id/change` `{ startsOn, endsOn }`: changes the days of a term in a group of the own branch,
 * and so ends one. Answers 200 `{ outcome: 'changed' }`, 400, 401, 403, 404, 409.
 */
export const changeTerm = declareEndpoint({
  method: 'post',
  path: '/terms/:id/change',
  operation: {
    tag: 'Staff: groups',
    summary: 'Change the days of a term in a group, or end it',
    parameters: { id: 'The id of the term.' },
    answers: { ...reads(outcomeAnswer('changed'), 'Changed'), ...NO_RECORD, ...IN_ALREADY },
  },
  access: admittedBy(scopeOf),
  body: termDatesSchema,
  handler: async (req, { user, body }) => {
    const id = req.routeParams?.id
    if (!isObjectId(id)) return groupProblem('not_found')
    const result = await change(req, user, new ObjectId(id), body)
    return 'problem' in result ? groupProblem(result.problem) : Response.json(result)
  },
})
