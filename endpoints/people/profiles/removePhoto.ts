import type { Endpoint } from 'payload'
import { replacePhoto } from '../../../domain/people/profiles'
import type { PhotoAnswer } from '../../../domain/people/profiles/photo.schema'
import { problem } from '../../answers'

/** `DELETE /api/profiles/me/photo`: removes the own photo. Idempotent. Answers 200 `PhotoAnswer`, 401 for a visitor. */
export const removePhoto: Endpoint = {
  method: 'delete',
  path: '/me/photo',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', 'Please sign in to change your photo')
    await replacePhoto(req.payload, req.user.id, null)
    return Response.json({ avatarUrl: null } satisfies PhotoAnswer)
  },
}
