import { readDraft } from '../../../domain/money/statements'
import { draftQuerySchema } from '../../../domain/money/statements/mapping.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { withRight } from '../../guards'
import { draftAnswer, IMPORT_ID, NO_IMPORT } from './statementSchemas'

/**
 * `GET /api/statement-imports/:id/draft?separator=`: a file with its first rows and the saved mapping of its account.
 * Staff who handle money only. Answers 200 `StatementDraft`, 401, 403, 404.
 */
export const draft = declareEndpoint({
  method: 'get',
  path: '/:id/draft',
  operation: {
    tag: 'Staff: ledger',
    summary: 'A file with its first rows and the mapping of its account',
    parameters: IMPORT_ID,
    answers: { ...reads(draftAnswer, 'The file'), ...NO_IMPORT },
  },
  access: withRight('money'),
  query: draftQuerySchema,
  handler: async (req, { query }) => {
    const id = req.routeParams?.id
    const read = isObjectId(id) ? await readDraft(req.payload, id, query.separator) : null
    return read ? Response.json(read) : problem(404, 'not_found', 'This statement could not be found')
  },
})
