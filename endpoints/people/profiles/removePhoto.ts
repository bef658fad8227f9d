import { replacePhoto } from '../../../domain/people/profiles'
import type { PhotoAnswer } from '../../../domain/people/profiles/photo.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'

/** `DELETE /api/profiles/me/photo`: removes the own photo. Idempotent. Answers 200 `PhotoAnswer`, 401 for a visitor. */
export const removePhoto = declareEndpoint({
  method: 'delete',
  path: '/me/photo',
  access: signedIn('Please sign in to change your photo'),
  handler: async (req, { user }) => {
    await replacePhoto(req.payload, user.id, null)
    return Response.json({ avatarUrl: null } satisfies PhotoAnswer)
  },
})
