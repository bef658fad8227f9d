import type { Endpoint } from 'payload'
import { changeGroup } from '../../domain/groups'
import { groupSchema } from '../../domain/groups/groups.schema'
import { invalid, readJson } from '../answers'
import { refuseWithout } from '../refuseWithout'
import { groupOf, groupProblem } from './groupAnswers'

/**
 * `POST /api/groups/:id/change` `{ name, kind, about, parent, isPublic }`: changes a group, also where it stands in the
 * tree. For staff of groups. Answers 200 `{ outcome: 'changed' }`, 400, 401, 403, 404.
 */
export const change: Endpoint = {
  method: 'post',
  path: '/:id/change',
  handler: async (req) => {
    const refusal = refuseWithout('groups', req)
    if (refusal) return refusal
    const input = groupSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const asked = await groupOf(req)
    if ('refusal' in asked) return asked.refusal
    const result = await changeGroup(req, asked.group, input.data)
    return 'problem' in result ? groupProblem(result.problem) : Response.json(result)
  },
}
