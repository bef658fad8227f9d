import { listRemovals } from '../../../domain/membership/removals'
import { removalListSchema } from '../../../domain/membership/removals/removals.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { withRight } from '../../guards'
import { removalListAnswer } from './removalSchemas'

/**
 * `GET /api/memberships/due-for-removal?q=&state=&sort=&page=`: a page of the members whose grace period is over, whose
 * last notice was really sent and of whom no payment is being checked; with `state=unnoticed` those to whom it was not
 * sent. For staff who decide on memberships. Answers 200 `RemovalList`, 400 for a filter that cannot be read, 401, 403.
 * Source: issue 12, part 6.
 */
export const dueForRemoval = declareEndpoint({
  method: 'get',
  path: '/due-for-removal',
  operation: {
    tag: 'Staff: memberships',
    summary: 'Members whose grace period is over',
    answers: { ...reads(removalListAnswer, 'A page of members') },
  },
  access: withRight('memberships'),
  query: removalListSchema,
  handler: async (req, { query }) => Response.json(await listRemovals(req, query)),
})
