import type { Endpoint } from 'payload'
import { listNameChanges } from '../../../domain/membership/nameChanges'
import { nameChangeListSchema } from '../../../domain/membership/nameChanges/nameChange.schema'
import { invalid } from '../../answers'
import { refuseWithout } from '../../refuseWithout'

/**
 * `GET /api/name-changes/list?q=&status=&sort=&page=`: a page of requests, newest first; with the decided
 * ones it is the history of registered names. Administrators and registrars only. Answers 200
 * `NameChangeList`, 400 for a filter that cannot be read, 401, 403.
 */
export const list: Endpoint = {
  method: 'get',
  path: '/list',
  handler: async (req) => {
    const refusal = refuseWithout('memberships', req)
    if (refusal) return refusal
    const filter = nameChangeListSchema.safeParse(req.query)
    return filter.success ? Response.json(await listNameChanges(req, filter.data)) : invalid(filter.error)
  },
}
