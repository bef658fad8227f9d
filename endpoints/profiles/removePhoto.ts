import type { Endpoint } from 'payload'
import { problem } from '../answers'
import { replacePhoto } from '../../domain/profiles/replacePhoto'
import type { PhotoAnswer } from '../../domain/profiles/photo.schema'

/** `DELETE /api/profiles/me/photo`: takes the own photo away. Idempotent. Answers 200 `PhotoAnswer`, 401 for a visitor. */
export const removePhoto: Endpoint = {
  method: 'delete',
  path: '/me/photo',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', 'Please sign in to change your photo')
    await replacePhoto(req.payload, req.user.id, null)
    return Response.json({ avatarUrl: null } satisfies PhotoAnswer)
  },
}
