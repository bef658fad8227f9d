import { searchPeople } from '../../../domain/people/personMerges'
import { peopleSchema } from '../../../domain/people/personMerges/personMerge.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { withRight } from '../../guards'
import { foundAnswer } from './mergeSchemas'

/**
 * `GET /api/person-merges/people?q=&except=`: up to ten people whom a name, an address, a membership number or a
 * telephone number may mean. Staff who decide about memberships only. Answers 200 `FoundPerson[]`, 400, 401, 403.
 */
export const people = declareEndpoint({
  method: 'get',
  path: '/people',
  operation: {
    tag: 'Staff: merges',
    summary: 'Up to ten people whom a name, an address or a number may mean',
    answers: { ...reads(foundAnswer, 'The people') },
  },
  access: withRight('memberships'),
  query: peopleSchema,
  handler: async (req, { query }) => Response.json(await searchPeople(req, query)),
})
