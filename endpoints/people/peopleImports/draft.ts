import type { Endpoint } from 'payload'
import { readDraft } from '../../../domain/people/peopleImports'
import { draftQuerySchema } from '../../../domain/people/peopleImports/mapping.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { UnreadableFileError } from '../../../platform/tables/table.schema'
import { fieldProblem, invalid, problem } from '../../answers'
import { refuseWithout } from '../../refuseWithout'

/**
 * `GET /api/people-imports/:id/draft?separator=&encoding=&headerRow=`: the columns of a list with samples, and the
 * mapping of the last list with the same headings. Staff who decide about memberships only. Answers 200 `PeopleDraft`,
 * 400, 401, 403, 404.
 */
export const draft: Endpoint = {
  method: 'get',
  path: '/:id/draft',
  handler: async (req) => {
    const refusal = refuseWithout('memberships', req)
    if (refusal) return refusal
    const query = draftQuerySchema.safeParse(req.query)
    if (!query.success) return invalid(query.error)
    const id = req.routeParams?.id
    try {
      const read = isObjectId(id) ? await readDraft(req.payload, id, query.data) : null
      return read ? Response.json(read) : problem(404, 'not_found', 'This list could not be found')
    } catch (error) {
      if (error instanceof UnreadableFileError) return fieldProblem(400, 'unreadable', 'file', error.message)
      throw error
    }
  },
}
