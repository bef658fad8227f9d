import type { Endpoint } from 'payload'
import { uploadPeople } from '../../../domain/people/peopleImports'
import { PEOPLE_LIMITS } from '../../../domain/people/peopleImports/fields.schema'
import { peopleUploadSchema } from '../../../domain/people/peopleImports/mapping.schema'
import { UnreadableFileError } from '../../../platform/tables/table.schema'
import { fieldProblem, invalid, problem } from '../../answers'
import { readBoundedBody } from '../../readBoundedBody'
import { refuseWithout } from '../../refuseWithout'
import { requires } from '../../requirements'

/**
 * `POST /api/people-imports/upload?name=`, the file as the body: holds a list for its check. Staff who decide about
 * memberships only. Answers 201 `{ id }`, 400 for a file that cannot be read, 401, 403, 413 above 8 MB, 415 for another
 * content type than `application/octet-stream`.
 */
export const upload: Endpoint = {
  method: 'post',
  path: '/upload',
  custom: requires({ streams: 'application/octet-stream' }),
  handler: async (req) => {
    const refusal = refuseWithout('memberships', req)
    if (refusal || !req.user) return refusal ?? problem(401, 'unauthenticated', 'Please sign in')
    const query = peopleUploadSchema.safeParse(req.query)
    if (!query.success) return invalid(query.error)
    const content = await readBoundedBody(req.body, PEOPLE_LIMITS.bytes)
    if (!content) return problem(413, 'body', 'A list may have at most 8 MB.')
    try {
      const id = await uploadPeople(req.payload, { ...query.data, content, by: req.user.id })
      return Response.json({ id }, { status: 201 })
    } catch (error) {
      if (error instanceof UnreadableFileError) return fieldProblem(400, 'unreadable', 'file', error.message)
      throw error
    }
  },
}
