import { findVisiblePhoto } from '../../../domain/people/memberProfiles'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { fileAnswer } from '../../fileAnswer'
import { signedIn } from '../../guards'

/**
 * `GET /api/profiles/:id/photo`: a person's photo. Answers 200, 304, 401 for a visitor, 404 where there is none or none
 * that the caller may see.
 */
export const photo = declareEndpoint({
  method: 'get',
  path: '/:id/photo',
  access: signedIn('Please sign in to see this photo'),
  handler: async (req, { user }) => {
    const id = req.routeParams?.id
    const file = isObjectId(id) ? await findVisiblePhoto(req, user, id) : undefined
    if (!file) return problem(404, 'not_found', 'This photo could not be found')
    const answer = await fileAnswer(req, file)
    answer.headers.set('Cache-Control', 'private, no-cache')
    answer.headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
    return answer
  },
})
