import type { Endpoint } from 'payload'
import { findDocument } from '../../../domain/membership/nameChanges'
import { NAME_CHANGE_TEXTS as TEXTS } from '../../../domain/membership/nameChanges/statuses.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { fileAnswer } from '../../fileAnswer'

const MISSING = 'This document could not be found'

/**
 * `GET /api/name-changes/:id/document`: the document of a request, for its owner and administrators. Answers
 * 200, 206, 401, 404.
 */
export const document: Endpoint = {
  method: 'get',
  path: '/:id/document',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', TEXTS.signIn)
    const id = req.routeParams?.id
    const file = isObjectId(id) ? await findDocument(req, id, req.user) : null
    if (!file) return problem(404, 'not_found', MISSING)
    const answer = await fileAnswer(req, file)
    answer.headers.set('Cache-Control', 'private, no-store')
    answer.headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
    return answer
  },
}
