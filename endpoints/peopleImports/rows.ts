import type { Endpoint } from 'payload'
import { z } from 'zod'
import { listRows } from '../../domain/peopleImports'
import { ROW_OUTCOMES, ROW_STATUSES } from '../../domain/peopleImports/import.schema'
import { isObjectId } from '../../platform/isObjectId'
import { keysOf } from '../../platform/records.schema'
import { invalid, problem } from '../answers'
import { refuseWithout } from '../refuseWithout'

const querySchema = z.object({
  outcome: z.enum(keysOf(ROW_OUTCOMES)).optional(),
  status: z.enum(keysOf(ROW_STATUSES)).optional(),
  page: z.coerce.number().int().min(1).max(1_000).default(1),
})

/**
 * `GET /api/people-imports/:id/rows?outcome=&status=&page=`: fifty rows of a list, with what each would do or did. Staff
 * who decide about memberships only. Answers 200 `{ rows, count, page, pages }`, 400, 401, 403, 404.
 */
export const rows: Endpoint = {
  method: 'get',
  path: '/:id/rows',
  handler: async (req) => {
    const refusal = refuseWithout('memberships', req)
    if (refusal) return refusal
    const query = querySchema.safeParse(req.query)
    if (!query.success) return invalid(query.error)
    const id = req.routeParams?.id
    const found = isObjectId(id) ? await listRows(req.payload, id, query.data) : null
    return found ? Response.json(found) : problem(404, 'not_found', 'This list could not be found')
  },
}
