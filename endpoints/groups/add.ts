import type { Endpoint } from 'payload'
import { addGroup } from '../../domain/groups'
import { groupSchema } from '../../domain/groups/groups.schema'
import { invalid, readJson } from '../answers'
import { refuseWithout } from '../refuseWithout'
import { groupProblem } from './groupAnswers'

/**
 * `POST /api/groups/add` `{ name, kind, about, parent, isPublic }`: adds a group. For staff of groups. Answers 201
 * `{ id }`, 400, 401, 403, 409 for a name that another group has.
 */
export const add: Endpoint = {
  method: 'post',
  path: '/add',
  handler: async (req) => {
    const refusal = refuseWithout('groups', req)
    if (refusal) return refusal
    const input = groupSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const result = await addGroup(req, input.data)
    return 'problem' in result ? groupProblem(result.problem) : Response.json(result, { status: 201 })
  },
}
