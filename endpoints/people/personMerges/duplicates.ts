import type { Endpoint } from 'payload'
import { dismissDuplicate, listDuplicates } from '../../../domain/people/personMerges'
import {
  dismissalSchema,
  duplicatesSchema,
} from '../../../domain/people/personMerges/duplicates/duplicates.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { invalid, problem, readJson } from '../../answers'
import { refuseWithout } from '../../refuseWithout'

/**
 * `GET /api/possible-duplicates/list?status=&page=`: people who may be one, in pairs. Staff who decide about
 * memberships only. Answers 200 `DuplicateList`, 400, 401, 403.
 */
export const duplicates: Endpoint = {
  method: 'get',
  path: '/list',
  handler: async (req) => {
    const refusal = refuseWithout('memberships', req)
    if (refusal) return refusal
    const query = duplicatesSchema.safeParse(Object.fromEntries(req.searchParams))
    return query.success ? Response.json(await listDuplicates(req, query.data)) : invalid(query.error)
  },
}

/**
 * `POST /api/possible-duplicates/:id/dismissal` `{ isDismissed }`: says that a pair are two people, or takes that back.
 * The same staff. Answers 204, 400, 401, 403, 404.
 */
export const dismiss: Endpoint = {
  method: 'post',
  path: '/:id/dismissal',
  handler: async (req) => {
    const refusal = refuseWithout('memberships', req)
    if (refusal) return refusal
    const input = dismissalSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const id = req.routeParams?.id
    const isKnown = isObjectId(id) && (await dismissDuplicate(req, id, input.data.isDismissed))
    return isKnown
      ? new Response(null, { status: 204 })
      : problem(404, 'not_found', 'This pair could not be found')
  },
}
