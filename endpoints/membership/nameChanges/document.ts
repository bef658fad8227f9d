import { findDocument } from '../../../domain/membership/nameChanges'
import { NAME_CHANGE_TEXTS as TEXTS } from '../../../domain/membership/nameChanges/statuses.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { sends } from '../../describedAnswers'
import { fileAnswer } from '../../fileAnswer'
import { signedIn } from '../../guards'

const MISSING = 'This document could not be found'

/**
 * `GET /api/name-changes/:id/document`: the document of a request, for its owner and administrators. Answers
 * 200, 206, 401, 404.
 */
export const document = declareEndpoint({
  method: 'get',
  path: '/:id/document',
  operation: {
    tag: 'Staff: content',
    summary: 'The document of a request for another name',
    parameters: { id: 'The id of the request.' },
    answers: {
      ...sends('*/*', 'The document, a picture or PDF'),
      206: { description: 'The part that was asked for', file: '*/*' },
      404: 'There is no such document, or staff may not read it',
    },
  },
  access: signedIn(TEXTS.signIn),
  handler: async (req, { user }) => {
    const id = req.routeParams?.id
    const file = isObjectId(id) ? await findDocument(req, id, user) : null
    if (!file) return problem(404, 'not_found', MISSING)
    const answer = await fileAnswer(req, file)
    answer.headers.set('Cache-Control', 'private, no-store')
    answer.headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
    return answer
  },
})
