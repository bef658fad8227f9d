import { listRenewals } from '../../../domain/membership/renewals'
import { renewalListSchema } from '../../../domain/membership/renewals/renewals.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { withRight } from '../../guards'
import { renewalListAnswer } from '../memberships/membershipSchemas'

/**
 * `GET /api/renewals/list?q=&status=&sort=&page=`: a page of requests, newest first. Administrators and
 * registrars only. Answers 200 `RenewalList`, 400 for a filter that cannot be read, 401, 403. Source: issue
 * 5, part 4.
 */
export const list = declareEndpoint({
  method: 'get',
  path: '/list',
  operation: {
    tag: 'Staff: memberships',
    summary: 'Requests to renew, the newest first',
    answers: { ...reads(renewalListAnswer, 'A page of requests') },
  },
  access: withRight('memberships'),
  query: renewalListSchema,
  handler: async (req, { query }) => Response.json(await listRenewals(req, query)),
})
