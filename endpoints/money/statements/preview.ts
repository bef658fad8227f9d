import type { Endpoint } from 'payload'
import { previewImport } from '../../../domain/money/statements'
import { UnreadableFileError } from '../../../platform/tables/table.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { fieldProblem, invalid, problem } from '../../answers'
import { requires } from '../../requirements'
import { refuseWithout } from '../../refuseWithout'
import { readMapping } from './readMapping'

/**
 * `POST /api/statement-imports/:id/preview` `{ mapping }`: what an import would do; nothing is stored. Staff who handle
 * money only. Answers 200 `StatementPreview`, 400 for a mapping or file that cannot be read, 401, 403, 404.
 */
export const preview: Endpoint = {
  method: 'post',
  path: '/:id/preview',
  custom: requires({ rate: 'read' }),
  handler: async (req) => {
    const refusal = refuseWithout('money', req)
    if (refusal) return refusal
    const id = req.routeParams?.id
    const input = await readMapping(req)
    if (!input.success) return invalid(input.error)
    try {
      const read = isObjectId(id) ? await previewImport(req.payload, id, input.data.mapping) : null
      return read ? Response.json(read) : problem(404, 'not_found', 'This statement could not be found')
    } catch (error) {
      if (error instanceof UnreadableFileError) return fieldProblem(400, 'unreadable', 'file', error.message)
      throw error
    }
  },
}
