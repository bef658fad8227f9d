import type { Endpoint } from 'payload'
import { findVisiblePhoto } from '../../../domain/people/memberProfiles'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { fileAnswer } from '../../fileAnswer'

/**
 * `GET /api/profiles/:id/photo`: a person's photo. Answers 200, 304, 401 for a visitor, 404 where there is none or none
 * that the caller may see.
 */
export const photo: Endpoint = {
  method: 'get',
  path: '/:id/photo',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', 'Please sign in to see this photo')
    const id = req.routeParams?.id
    const file = isObjectId(id) ? await findVisiblePhoto(req, req.user, id) : undefined
    if (!file) return problem(404, 'not_found', 'This photo could not be found')
    const answer = await fileAnswer(req, file)
    answer.headers.set('Cache-Control', 'private, no-cache')
    answer.headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
    return answer
  },
}
