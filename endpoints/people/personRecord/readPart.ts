import type { Endpoint } from 'payload'
import { readPersonPart } from '../../../domain/people/personRecord'
import { partQuerySchema } from '../../../domain/people/personRecord/partQuery.schema'
import { PERSON_PARTS, type PersonPart } from '../../../domain/people/personRecord/personParts.schema'
import { requireAccountToRead } from '../../accounts/accountAdministration/requireAccount'
import { forbidden, invalid } from '../../answers'

/**
 * `GET /api/users/:id/part/<part>?page=`: a page of one part of a person's record, the newest first, for staff whose
 * rights cover the part: see `PERSON_PARTS`. Answers 200 `PersonPartPage`, 400, 401, 403, 404. Source: issue 13, part
 * 2.
 */
export const readPart = (part: PersonPart): Endpoint => ({
  method: 'get',
  path: `/:id/part/${part}`,
  handler: async (req) => {
    const required = await requireAccountToRead(req)
    if ('refusal' in required) return required.refusal
    if (!PERSON_PARTS[part].isFor(req.user)) return forbidden()
    const query = partQuerySchema.safeParse(req.query)
    if (!query.success) return invalid(query.error)
    const answer = await readPersonPart(req.payload, required.account, part, query.data.page)
    return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
  },
})
