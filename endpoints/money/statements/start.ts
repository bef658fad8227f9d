import { startImport } from '../../../domain/money/statements'
import { mappedSchema } from '../../../domain/money/statements/mapping.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { UnreadableFileError } from '../../../platform/tables/table.schema'
import { fieldProblem, problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { PROVED, unless } from '../../guards'
import { refuseToMoveMoney } from '../payments/refuseToMoveMoney'
import { IMPORT_ID, NO_IMPORT, workAnswer } from './statementSchemas'

const MAX_PROBLEMS = 50

/**
 * `POST /api/statement-imports/:id/import` `{ mapping }`: imports a file, once; lines that were imported
 * before are read over. Staff who handle money only. Answers 202 `{ status }`, 400 for a mapping or file that
 * cannot be read and with a problem for each line that cannot (nothing is imported), 401 also without a recent
 * proof, 403, 404, 409 when it is imported already.
 */
export const start = declareEndpoint({
  method: 'post',
  path: '/:id/import',
  operation: {
    tag: 'Staff: ledger',
    summary: 'Import a file, once; lines that were imported before are read over',
    parameters: IMPORT_ID,
    answers: {
      202: { description: 'It is being imported', schema: workAnswer('importing') },
      400: 'The mapping or a line cannot be read; nothing is imported',
      ...NO_IMPORT,
      409: 'It is imported already',
    },
  },
  access: unless(refuseToMoveMoney, PROVED),
  body: mappedSchema,
  handler: async (req, { body }) => {
    const id = req.routeParams?.id
    if (!isObjectId(id)) return problem(404, 'not_found', 'This statement could not be found')
    try {
      const result = await startImport(req, id, body.mapping)
      if ('problems' in result)
        return Response.json(
          {
            errors: result.problems.slice(0, MAX_PROBLEMS).map(({ row, message }) => ({
              message: `Row ${row}: ${message}`,
              code: 'unreadable_line',
              field: `lines.${row}`,
            })),
          },
          { status: 400 },
        )
      if (!('problem' in result)) return Response.json(result, { status: 202 })
      return result.problem === 'not_found'
        ? problem(404, 'not_found', 'This statement could not be found')
        : problem(409, 'changed_meanwhile', 'This statement has been imported in the meantime.')
    } catch (error) {
      if (error instanceof UnreadableFileError) return fieldProblem(400, 'unreadable', 'file', error.message)
      throw error
    }
  },
})
