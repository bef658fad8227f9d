import type { Endpoint } from 'payload'
import { readDocumentFile } from '../../../domain/membership/applications'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { fileAnswer } from '../../fileAnswer'

/**
 * `GET /api/application-documents/:id/content`: the file, for the applicant and staff who decide applications. Answers
 * 200, 206, 401, 404.
 */
export const file: Endpoint = {
  method: 'get',
  path: '/:id/content',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', 'Please sign in to see this document')
    const id = req.routeParams?.id
    const found = isObjectId(id) ? await readDocumentFile(req, id, req.user) : null
    if (!found) return problem(404, 'not_found', 'This document could not be found')
    const answer = await fileAnswer(req, found)
    answer.headers.set('Cache-Control', 'private, no-store')
    answer.headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
    return answer
  },
}
