import type { Endpoint } from 'payload'
import { previewMerge } from '../../../domain/people/personMerges'
import { previewSchema } from '../../../domain/people/personMerges/personMerge.schema'
import { invalid, problem } from '../../answers'
import { refuseWithout } from '../../refuseWithout'

/**
 * `GET /api/person-merges/preview?remaining=&merged=`: two people side by side, with what is attached to each and why
 * they cannot be merged, if they cannot. Staff who decide about memberships only. Answers 200 `MergePreview`, 400, 401,
 * 403, 404 where one is not known, or was merged already.
 */
export const preview: Endpoint = {
  method: 'get',
  path: '/preview',
  handler: async (req) => {
    const refusal = refuseWithout('memberships', req)
    if (refusal) return refusal
    const query = previewSchema.safeParse(Object.fromEntries(req.searchParams))
    if (!query.success) return invalid(query.error)
    const found = await previewMerge(req, query.data.remaining, query.data.merged)
    return found
      ? Response.json(found)
      : problem(404, 'not_found', 'One of both people could not be found, or was merged already.')
  },
}
