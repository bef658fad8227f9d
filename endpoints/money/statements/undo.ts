import { startUndo } from '../../../domain/money/statements'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { withProof, withRight } from '../../guards'
import { IMPORT_ID, NO_IMPORT, workAnswer } from './statementSchemas'

const MAX_DEPENDENTS = 20

/**
 * `POST /api/statement-imports/:id/undo`: reverses the payments of an import and frees its lines. Staff who
 * handle money only, with a recent proof of who they are. Answers 202 `{ status }`, 401, 403, 404, 409 when
 * it is not imported, and with a problem for each line that something depends on.
 */
export const undo = declareEndpoint({
  method: 'post',
  path: '/:id/undo',
  operation: {
    tag: 'Staff: ledger',
    summary: 'Reverse the payments of an import and free its lines',
    parameters: IMPORT_ID,
    answers: {
      202: { description: 'It is being undone', schema: workAnswer('undoing') },
      ...NO_IMPORT,
      409: 'It is not imported, or something depends on a line',
    },
  },
  access: withProof(withRight('money')),
  handler: async (req) => {
    const id = req.routeParams?.id
    const result = isObjectId(id) ? await startUndo(req, id) : { problem: 'not_found' as const }
    if ('status' in result) return Response.json(result, { status: 202 })
    if ('dependents' in result)
      return Response.json(
        {
          errors: result.dependents.slice(0, MAX_DEPENDENTS).map(({ line, row, reason }) => ({
            message: `Row ${row}: ${reason}`,
            code: 'has_dependents',
            field: line,
          })),
        },
        { status: 409 },
      )
    return result.problem === 'not_found'
      ? problem(404, 'not_found', 'This statement could not be found')
      : problem(
          409,
          'changed_meanwhile',
          'This statement is not imported, or has been undone in the meantime.',
        )
  },
})
