import type { Endpoint } from 'payload'
import { handlesMemberships } from '../../../collections/access/roles'
import { listNominations } from '../../../domain/membership/nominations'
import { nominationListSchema } from '../../../domain/membership/nominations/nomination.schema'
import { forbidden, invalid, problem } from '../../answers'

/**
 * `GET /api/nominations/list?status=&page=`: a page of nominations, the latest first, with who confirmed and the votes.
 * Answers 200 `NominationList`, 400, 401, 403.
 */
export const list: Endpoint = {
  method: 'get',
  path: '/list',
  handler: async ({ payload, user, query }) => {
    if (!user) return problem(401, 'unauthenticated', 'Please sign in')
    if (!handlesMemberships(user)) return forbidden()
    const input = nominationListSchema.safeParse(query)
    if (!input.success) return invalid(input.error)
    return Response.json(await listNominations(payload, input.data))
  },
}
