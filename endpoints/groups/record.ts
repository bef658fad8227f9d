import type { Endpoint } from 'payload'
import { readGroupRecord } from '../../domain/groups'
import { groupOf, privately } from './groupAnswers'

/**
 * `GET /api/groups/:id/record`: a group of the own branch with its offices and documents. Answers 200 `GroupRecord`,
 * 401, 403, 404 also for a group outside the branch.
 */
export const record: Endpoint = {
  method: 'get',
  path: '/:id/record',
  handler: async (req) => {
    const asked = await groupOf(req)
    if ('refusal' in asked) return asked.refusal
    return privately(await readGroupRecord(req.payload, asked.user, asked.group))
  },
}
