import type { Endpoint } from 'payload'
import { listGroupTree } from '../../domain/groups'
import { privately, scopeOf } from './groupAnswers'

/**
 * `GET /api/groups/tree`: the groups that staff see, as a tree with counts; a chapter lead the branch led. Answers 200
 * `GroupTree`, 401, 403. Source: issue 13, part 4.
 */
export const tree: Endpoint = {
  method: 'get',
  path: '/tree',
  handler: async (req) => {
    const asked = await scopeOf(req)
    if ('refusal' in asked) return asked.refusal
    return privately(await listGroupTree(req.payload, asked.user, asked.scope))
  },
}
