import { readDraft } from '../../../domain/people/peopleImports'
import { draftQuerySchema } from '../../../domain/people/peopleImports/mapping.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { UnreadableFileError } from '../../../platform/tables/table.schema'
import { fieldProblem, problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { withRight } from '../../guards'
import { LIST_ID, NO_LIST } from './importOperationSchemas'
import { draftAnswer } from './importSchemas'

/**
 * `GET /api/people-imports/:id/draft?separator=&encoding=&headerRow=`: the columns of a list with samples, and the
 * mapping of the last list with the same headings. Staff who decide about memberships only. Answers 200 `PeopleDraft`,
 * 400, 401, 403, 404.
 */
export const draft = declareEndpoint({
  method: 'get',
  path: '/:id/draft',
  operation: {
    tag: 'Staff: imports',
    summary: 'The columns of a list with samples, and the mapping that fits it',
    parameters: LIST_ID,
    answers: {
      ...reads(draftAnswer, 'The list'),
      400: 'The query is not known, or the file cannot be read',
      ...NO_LIST,
    },
  },
  access: withRight('memberships'),
  query: draftQuerySchema,
  handler: async (req, { query }) => {
    const id = req.routeParams?.id
    try {
      const read = isObjectId(id) ? await readDraft(req.payload, id, query) : null
      return read ? Response.json(read) : problem(404, 'not_found', 'This list could not be found')
    } catch (error) {
      if (error instanceof UnreadableFileError) return fieldProblem(400, 'unreadable', 'file', error.message)
      throw error
    }
  },
})
