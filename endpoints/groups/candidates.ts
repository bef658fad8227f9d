import type { Endpoint } from 'payload'
import { findCandidates } from '../../domain/groups'
import type { GroupCandidates } from '../../domain/groups/groupTexts.schema'
import { candidatesSchema } from '../../domain/groups/groups.schema'
import { invalid } from '../answers'
import { groupOf, privately } from './groupAnswers'

/**
 * `GET /api/groups/:id/candidates?q=`: people who can be added to a group of the own branch. Answers 200
 * `{ people: Candidate[] }`, 400, 401, 403, 404.
 */
export const candidates: Endpoint = {
  method: 'get',
  path: '/:id/candidates',
  handler: async (req) => {
    const asked = await groupOf(req)
    if ('refusal' in asked) return asked.refusal
    const filter = candidatesSchema.safeParse(req.query)
    if (!filter.success) return invalid(filter.error)
    return privately({
      people: await findCandidates(req.payload, asked.user, filter.data.q),
    } satisfies GroupCandidates)
  },
}
