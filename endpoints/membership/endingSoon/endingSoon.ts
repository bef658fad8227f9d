import { isStaff } from '../../../collections/access/roles'
import { findEndingSoon } from '../../../domain/membership/endingSoon'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { allowedBy } from '../../guards'
import { endingAnswer } from '../../office/reports/reportSchemas'

/**
 * `GET /api/ending-soon`: what ends soon, for the member of staff who asks, within their rights. Answers 200
 * `EndingGroup[]`, 401, 403. Source: issue 13, part 5.
 */
export const endingSoon = declareEndpoint({
  method: 'get',
  path: '/ending-soon',
  operation: {
    tag: 'Staff: reports',
    summary: 'Memberships, offices, roles and keys that end soon',
    answers: { ...reads(endingAnswer, 'What ends, by kind') },
  },
  access: allowedBy(isStaff),
  handler: async ({ payload }, { user }) =>
    Response.json(await findEndingSoon(payload, user), { headers: { 'Cache-Control': 'no-store' } }),
})
