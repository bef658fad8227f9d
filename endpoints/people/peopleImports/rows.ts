import type { Endpoint } from 'payload'
import { listRows } from '../../../domain/people/peopleImports'
import { rowListSchema } from '../../../domain/people/peopleImports/decision.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { invalid, problem } from '../../answers'
import { refuseWithout } from '../../refuseWithout'

/**
 * `GET /api/people-imports/:id/rows?outcome=&status=&page=`: fifty rows of a list, with what each would do or did.
 * Staff who decide about memberships only. Answers 200 `{ rows, count, page, pages }`, 400, 401, 403, 404.
 */
export const rows: Endpoint = {
  method: 'get',
  path: '/:id/rows',
  handler: async (req) => {
    const refusal = refuseWithout('memberships', req)
    if (refusal) return refusal
    const query = rowListSchema.safeParse(req.query)
    if (!query.success) return invalid(query.error)
    const id = req.routeParams?.id
    const found = isObjectId(id) ? await listRows(req.payload, id, query.data) : null
    return found ? Response.json(found) : problem(404, 'not_found', 'This list could not be found')
  },
}
