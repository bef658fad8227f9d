import { handlesMemberships } from '../../../collections/access/roles'
import { countWaiting } from '../../../domain/membership/nominations'
import type { NominationsWaiting } from '../../../domain/membership/nominations/nominations.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { allowedBy } from '../../guards'
import { waitingAnswer } from './nominationSchemas'

/**
 * `GET /api/nominations/waiting`: how many nominations wait for staff, to be decided or for a nominee's account.
 * Answers 200 `{ waiting }`, 401, 403.
 */
export const waiting = declareEndpoint({
  method: 'get',
  path: '/waiting',
  operation: {
    tag: 'Staff: content',
    summary: 'How many nominations wait for staff',
    answers: { ...reads(waitingAnswer, 'The number') },
  },
  access: allowedBy(handlesMemberships),
  handler: async ({ payload }) =>
    Response.json({ waiting: await countWaiting(payload) } satisfies NominationsWaiting, {
      headers: { 'Cache-Control': 'no-store' },
    }),
})
