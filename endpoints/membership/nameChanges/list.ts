import { listNameChanges } from '../../../domain/membership/nameChanges'
import { nameChangeListSchema } from '../../../domain/membership/nameChanges/nameChange.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { withRight } from '../../guards'
import { nameChangesAnswer } from '../nominations/nominationSchemas'

/**
 * `GET /api/name-changes/list?q=&status=&sort=&page=`: a page of requests, newest first; with the decided
 * ones it is the history of registered names. Administrators and registrars only. Answers 200
 * `NameChangeList`, 400 for a filter that cannot be read, 401, 403.
 */
export const list = declareEndpoint({
  method: 'get',
  path: '/list',
  operation: {
    tag: 'Staff: content',
    summary: 'Requests for another registered name, the newest first',
    answers: { ...reads(nameChangesAnswer, 'A page of requests') },
  },
  access: withRight('memberships'),
  query: nameChangeListSchema,
  handler: async (req, { query }) => Response.json(await listNameChanges(req, query)),
})
