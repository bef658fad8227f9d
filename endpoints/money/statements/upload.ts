import { z } from 'zod'
import { uploadStatement } from '../../../domain/money/statements'
import { statementUploadSchema } from '../../../domain/money/statements/mapping.schema'
import { STATEMENT_LIMITS } from '../../../domain/money/statements/statement.schema'
import { UnreadableFileError } from '../../../platform/tables/table.schema'
import { fieldProblem, problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { adds } from '../../describedAnswers'
import { withRight } from '../../guards'
import { readBoundedBody } from '../../readBoundedBody'

/**
 * `POST /api/statement-imports?account=&name=`, the file as the body: holds it for preview and import.
 * Staff who handle money only. Answers 201 `{ id }`, 400 for a file that cannot be read or an unknown
 * account, 401, 403, 413 above 8 MB, 415 for another content type than `application/octet-stream`.
 */
export const upload = declareEndpoint({
  method: 'post',
  path: '/',
  operation: {
    tag: 'Staff: ledger',
    summary: 'Send a statement as a CSV table, CAMT.053 or MT940; it is held for preview and import',
    bodyFile: 'application/octet-stream',
    answers: {
      ...adds(z.object({ id: z.string() }), 'Held'),
      400: 'The file cannot be read, or the account is not known',
      413: 'It is larger than 8 MB',
      415: 'The content type is another',
    },
  },
  access: withRight('money'),
  gateway: { streams: 'application/octet-stream' },
  query: statementUploadSchema,
  handler: async (req, { query, user }) => {
    const content = await readBoundedBody(req.body, STATEMENT_LIMITS.bytes)
    if (!content) return problem(413, 'body', 'A statement may have at most 8 MB.')
    try {
      const id = await uploadStatement(req.payload, { ...query, content, by: user.id })
      return id
        ? Response.json({ id }, { status: 201 })
        : fieldProblem(400, 'invalid', 'account', 'This account is not in the payment settings.')
    } catch (error) {
      if (error instanceof UnreadableFileError) return fieldProblem(400, 'unreadable', 'file', error.message)
      throw error
    }
  },
})
