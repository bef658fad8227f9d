import { z } from 'zod'
import { uploadPeople } from '../../../domain/people/peopleImports'
import { PEOPLE_LIMITS } from '../../../domain/people/peopleImports/fields.schema'
import { peopleUploadSchema } from '../../../domain/people/peopleImports/mapping.schema'
import { UnreadableFileError } from '../../../platform/tables/table.schema'
import { fieldProblem, problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { adds } from '../../describedAnswers'
import { withRight } from '../../guards'
import { readBoundedBody } from '../../readBoundedBody'

/**
 * `POST /api/people-imports?name=`, the file as the body: holds a list for its check. Staff who decide about
 * memberships only. Answers 201 `{ id }`, 400 for a file that cannot be read, 401, 403, 413 above 8 MB, 415 for another
 * content type than `application/octet-stream`.
 */
export const upload = declareEndpoint({
  method: 'post',
  path: '/',
  operation: {
    tag: 'Staff: imports',
    summary: 'Send a list of people as a CSV table or a workbook; it is held for its check',
    bodyFile: 'application/octet-stream',
    answers: {
      ...adds(z.object({ id: z.string() }), 'Held'),
      400: 'The file cannot be read',
      413: 'It is larger than 8 MB',
      415: 'The content type is another',
    },
  },
  access: withRight('memberships'),
  gateway: { streams: 'application/octet-stream' },
  query: peopleUploadSchema,
  handler: async (req, { query, user }) => {
    const content = await readBoundedBody(req.body, PEOPLE_LIMITS.bytes)
    if (!content) return problem(413, 'body', 'A list may have at most 8 MB.')
    try {
      const id = await uploadPeople(req.payload, { ...query, content, by: user.id })
      return Response.json({ id }, { status: 201 })
    } catch (error) {
      if (error instanceof UnreadableFileError) return fieldProblem(400, 'unreadable', 'file', error.message)
      throw error
    }
  },
})
