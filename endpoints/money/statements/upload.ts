import type { Endpoint } from 'payload'
import { uploadStatement } from '../../../domain/money/statements'
import { statementUploadSchema } from '../../../domain/money/statements/mapping.schema'
import { UnreadableFileError } from '../../../platform/tables/table.schema'
import { STATEMENT_LIMITS } from '../../../domain/money/statements/statement.schema'
import { fieldProblem, invalid, problem } from '../../answers'
import { requires } from '../../requirements'
import { refuseWithout } from '../../refuseWithout'
import { readBoundedBody } from '../../readBoundedBody'

/**
 * `POST /api/statement-imports/upload?account=&name=`, the file as the body: holds it for preview and import.
 * Staff who handle money only. Answers 201 `{ id }`, 400 for a file that cannot be read or an unknown
 * account, 401, 403, 413 above 8 MB, 415 for another content type than `application/octet-stream`.
 */
export const upload: Endpoint = {
  method: 'post',
  path: '/upload',
  custom: requires({ streams: 'application/octet-stream' }),
  handler: async (req) => {
    const refusal = refuseWithout('money', req)
    if (refusal || !req.user) return refusal ?? problem(401, 'unauthenticated', 'Please sign in')
    const query = statementUploadSchema.safeParse(req.query)
    if (!query.success) return invalid(query.error)
    const content = await readBoundedBody(req.body, STATEMENT_LIMITS.bytes)
    if (!content) return problem(413, 'body', 'A statement may have at most 8 MB.')
    try {
      const id = await uploadStatement(req.payload, { ...query.data, content, by: req.user.id })
      return id
        ? Response.json({ id }, { status: 201 })
        : fieldProblem(400, 'invalid', 'account', 'This account is not in the payment settings.')
    } catch (error) {
      if (error instanceof UnreadableFileError) return fieldProblem(400, 'unreadable', 'file', error.message)
      throw error
    }
  },
}
