import { ObjectId } from 'mongodb'
import type { Endpoint } from 'payload'
import { addTerm as add, changeTerm as change } from '../../domain/groups'
import { newTermSchema, termDatesSchema } from '../../domain/groups/groups.schema'
import { isObjectId } from '../../platform/isObjectId'
import { invalid, readJson } from '../answers'
import { groupOf, groupProblem, scopeOf } from './groupAnswers'

/**
 * `POST /api/groups/:id/people` `{ user, startsOn, endsOn }`: enters a person's term in a group of the own branch.
 * Answers 201 `{ id }`, 400, 401, 403, 404, 409 when the person is in the group at that time.
 */
export const addTerm: Endpoint = {
  method: 'post',
  path: '/:id/people',
  handler: async (req) => {
    const asked = await groupOf(req)
    if ('refusal' in asked) return asked.refusal
    const input = newTermSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const result = await add(req, asked.user, asked.group, input.data)
    return 'problem' in result ? groupProblem(result.problem) : Response.json(result, { status: 201 })
  },
}

/**
 * `POST /api/groups/terms/:id/change` `{ startsOn, endsOn }`: changes the days of a term in a group of the own branch,
 * and so ends one. Answers 200 `{ outcome: 'changed' }`, 400, 401, 403, 404, 409.
 */
export const changeTerm: Endpoint = {
  method: 'post',
  path: '/terms/:id/change',
  handler: async (req) => {
    const asked = await scopeOf(req)
    if ('refusal' in asked) return asked.refusal
    const input = termDatesSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const id = req.routeParams?.id
    if (!isObjectId(id)) return groupProblem('not_found')
    const result = await change(req, asked.user, new ObjectId(id), input.data)
    return 'problem' in result ? groupProblem(result.problem) : Response.json(result)
  },
}
