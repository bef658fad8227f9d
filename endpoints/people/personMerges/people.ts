import type { Endpoint } from 'payload'
import { searchPeople } from '../../../domain/people/personMerges'
import { peopleSchema } from '../../../domain/people/personMerges/personMerge.schema'
import { invalid } from '../../answers'
import { refuseWithout } from '../../refuseWithout'

/**
 * `GET /api/person-merges/people?q=&except=`: up to ten people whom a name, an address, a membership number or a
 * telephone number may mean. Staff who decide about memberships only. Answers 200 `FoundPerson[]`, 400, 401, 403.
 */
export const people: Endpoint = {
  method: 'get',
  path: '/people',
  handler: async (req) => {
    const refusal = refuseWithout('memberships', req)
    if (refusal) return refusal
    const query = peopleSchema.safeParse(Object.fromEntries(req.searchParams))
    return query.success ? Response.json(await searchPeople(req, query.data)) : invalid(query.error)
  },
}
