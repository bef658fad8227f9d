import { previewImport } from '../../../domain/money/statements'
import { mappedSchema } from '../../../domain/money/statements/mapping.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { UnreadableFileError } from '../../../platform/tables/table.schema'
import { fieldProblem, problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { withRight } from '../../guards'
import { IMPORT_ID, NO_IMPORT, previewAnswer } from './statementSchemas'

/**
 * `POST /api/statement-imports/:id/preview` `{ mapping }`: what an import would do; nothing is stored. Staff who handle
 * money only. Answers 200 `StatementPreview`, 400 for a mapping or file that cannot be read, 401, 403, 404.
 */
export const preview = declareEndpoint({
  method: 'post',
  path: '/:id/preview',
  operation: {
    tag: 'Staff: ledger',
    summary: 'What an import would do; nothing is stored',
    parameters: IMPORT_ID,
    answers: {
      ...reads(previewAnswer, 'The preview'),
      400: 'The mapping or the file cannot be read',
      ...NO_IMPORT,
    },
  },
  access: withRight('money'),
  gateway: { rate: 'read' },
  body: mappedSchema,
  handler: async (req, { body }) => {
    const id = req.routeParams?.id
    try {
      const read = isObjectId(id) ? await previewImport(req.payload, id, body.mapping) : null
      return read ? Response.json(read) : problem(404, 'not_found', 'This statement could not be found')
    } catch (error) {
      if (error instanceof UnreadableFileError) return fieldProblem(400, 'unreadable', 'file', error.message)
      throw error
    }
  },
})
