import type { Endpoint } from 'payload'
import { readDraft } from '../../../domain/money/statements'
import { draftQuerySchema } from '../../../domain/money/statements/mapping.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { refuseWithout } from '../../refuseWithout'

/**
 * `GET /api/statement-imports/:id/draft?separator=`: a file with its first rows and the saved mapping of its account.
 * Staff who handle money only. Answers 200 `StatementDraft`, 401, 403, 404.
 */
export const draft: Endpoint = {
  method: 'get',
  path: '/:id/draft',
  handler: async (req) => {
    const refusal = refuseWithout('money', req)
    if (refusal) return refusal
    const { separator } = draftQuerySchema.parse(req.query)
    const id = req.routeParams?.id
    const read = isObjectId(id) ? await readDraft(req.payload, id, separator) : null
    return read ? Response.json(read) : problem(404, 'not_found', 'This statement could not be found')
  },
}
