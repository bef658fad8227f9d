import { isStaff } from '../../../collections/access/roles'
import { findPendingWork } from '../../../domain/office/pendingWork'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { allowedBy } from '../../guards'
import { pendingAnswer } from '../reports/reportSchemas'

/**
 * `GET /api/pending-work`: what waits for the member of staff who asks, by kind, with its age. Answers 200
 * `PendingGroup[]`, 401, 403. Source: issue 13, part 5.
 */
export const pendingWork = declareEndpoint({
  method: 'get',
  path: '/pending-work',
  operation: {
    tag: 'Staff: reports',
    summary: 'What waits for the member of staff who asks, with its age',
    answers: { ...reads(pendingAnswer, 'The work, by kind') },
  },
  access: allowedBy(isStaff),
  handler: async (req) =>
    Response.json(await findPendingWork(req), { headers: { 'Cache-Control': 'no-store' } }),
})
