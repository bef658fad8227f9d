import { handlesMemberships } from '../../../collections/access/roles'
import { listNominations } from '../../../domain/membership/nominations'
import { nominationListSchema } from '../../../domain/membership/nominations/nomination.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { allowedBy } from '../../guards'
import { nominationsAnswer } from './nominationSchemas'

/**
 * `GET /api/nominations/list?status=&page=`: a page of nominations, the latest first, with who confirmed and the votes.
 * Answers 200 `NominationList`, 400, 401, 403.
 */
export const list = declareEndpoint({
  method: 'get',
  path: '/list',
  operation: {
    tag: 'Staff: content',
    summary: 'Nominations, the latest first, with who confirmed and the votes',
    answers: { ...reads(nominationsAnswer, 'A page of nominations') },
  },
  access: allowedBy(handlesMemberships),
  query: nominationListSchema,
  handler: async ({ payload }, { query }) => Response.json(await listNominations(payload, query)),
})
