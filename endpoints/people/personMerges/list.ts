import type { Endpoint } from 'payload'
import { listMerges, readMerge } from '../../../domain/people/personMerges'
import { mergeListSchema } from '../../../domain/people/personMerges/personMerge.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { invalid, problem } from '../../answers'
import { refuseWithout } from '../../refuseWithout'

/**
 * `GET /api/person-merges/list?person=&page=`: merges, the latest first. Staff who decide about memberships only.
 * Answers 200 `MergeList`, 400, 401, 403.
 */
export const list: Endpoint = {
  method: 'get',
  path: '/list',
  handler: async (req) => {
    const refusal = refuseWithout('memberships', req)
    if (refusal) return refusal
    const query = mergeListSchema.safeParse(Object.fromEntries(req.searchParams))
    return query.success ? Response.json(await listMerges(req, query.data)) : invalid(query.error)
  },
}

/** `GET /api/person-merges/:id/state`: one merge. The same staff. Answers 200 `MergeView`, 401, 403, 404. */
export const one: Endpoint = {
  method: 'get',
  path: '/:id/state',
  handler: async (req) => {
    const refusal = refuseWithout('memberships', req)
    if (refusal) return refusal
    const id = req.routeParams?.id
    const found = isObjectId(id) ? await readMerge(req, id) : null
    return found ? Response.json(found) : problem(404, 'not_found', 'This merge could not be found')
  },
}
