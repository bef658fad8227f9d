import type { Endpoint } from 'payload'
import { startImport } from '../../../domain/money/statements'
import { UnreadableFileError } from '../../../platform/tables/table.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { fieldProblem, invalid, problem } from '../../answers'
import { readMapping } from './readMapping'
import { refuseToMoveMoney } from '../payments/refuseToMoveMoney'

const MAX_PROBLEMS = 50

/**
 * `POST /api/statement-imports/:id/import` `{ mapping }`: imports a file, once; lines that were imported
 * before are read over. Staff who handle money only. Answers 202 `{ status }`, 400 for a mapping or file that
 * cannot be read and with a problem for each line that cannot (nothing is imported), 401 also without a recent
 * proof, 403, 404, 409 when it is imported already.
 */
export const start: Endpoint = {
  method: 'post',
  path: '/:id/import',
  handler: async (req) => {
    const refusal = await refuseToMoveMoney(req)
    if (refusal) return refusal
    const id = req.routeParams?.id
    const input = await readMapping(req)
    if (!input.success) return invalid(input.error)
    if (!isObjectId(id)) return problem(404, 'not_found', 'This statement could not be found')
    try {
      const result = await startImport(req, id, input.data.mapping)
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
}
