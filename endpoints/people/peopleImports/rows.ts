import { listRows } from '../../../domain/people/peopleImports'
import { rowListSchema } from '../../../domain/people/peopleImports/decision.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { withRight } from '../../guards'
import { LIST_ID, NO_LIST } from './importOperationSchemas'
import { rowsAnswer } from './importSchemas'

/**
 * `GET /api/people-imports/:id/rows?outcome=&status=&page=`: fifty rows of a list, with what each would do or did.
 * Staff who decide about memberships only. Answers 200 `{ rows, count, page, pages }`, 400, 401, 403, 404.
 */
export const rows = declareEndpoint({
  method: 'get',
  path: '/:id/rows',
  operation: {
    tag: 'Staff: imports',
    summary: 'Fifty rows of a list, with what each would do or did',
    parameters: LIST_ID,
    answers: { ...reads(rowsAnswer, 'A page of rows'), ...NO_LIST },
  },
  access: withRight('memberships'),
  query: rowListSchema,
  handler: async (req, { query }) => {
    const id = req.routeParams?.id
    const found = isObjectId(id) ? await listRows(req.payload, id, query) : null
    return found ? Response.json(found) : problem(404, 'not_found', 'This list could not be found')
  },
})
