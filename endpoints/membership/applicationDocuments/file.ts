import { readDocumentFile } from '../../../domain/membership/applications'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { sends } from '../../describedAnswers'
import { fileAnswer } from '../../fileAnswer'
import { signedIn } from '../../guards'

/**
 * `GET /api/application-documents/:id/content`: the file, for the applicant and staff who decide applications. Answers
 * 200, 206, 401, 404.
 */
export const file = declareEndpoint({
  method: 'get',
  path: '/:id/content',
  operation: {
    tag: 'Staff: applications',
    summary: 'A document of an application',
    parameters: { id: 'The id of the document.' },
    answers: {
      ...sends('*/*', 'The document, a picture or PDF'),
      206: { description: 'The part that was asked for', file: '*/*' },
      404: 'There is no such document, or staff may not read it',
    },
  },
  access: signedIn('Please sign in to see this document'),
  handler: async (req, { user }) => {
    const id = req.routeParams?.id
    const found = isObjectId(id) ? await readDocumentFile(req, id, user) : null
    if (!found) return problem(404, 'not_found', 'This document could not be found')
    const answer = await fileAnswer(req, found)
    answer.headers.set('Cache-Control', 'private, no-store')
    answer.headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
    return answer
  },
})
