import type { PayloadRequest } from 'payload'
import { uploadPhoto } from '../../../domain/people/profiles'
import { PHOTO_TEXTS, photoCropSchema } from '../../../domain/people/profiles/photo.schema'
import { MAX_PHOTO_BYTES } from '../../../domain/people/profiles/photoLimits.schema'
import { allowAttempt } from '../../../platform/rateLimits'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'

const TOO_MANY = 'You have changed your photo too many times. Please try again later.'

const readForm = async (req: PayloadRequest): Promise<FormData | undefined> => {
  try {
    return await req.formData?.()
  } catch {
    return undefined
  }
}

/**
 * `POST /api/profiles/me/photo`, a multipart form with `file` and, if only a part is wanted, `x`, `y`, `width` and
 * `height`: the photo takes the place of the present one. JPEG, PNG, WebP or AVIF by content, under 5 MB, decoded in
 * full; stored as a square WebP without metadata. Answers 200 `PhotoAnswer`, 400, 401, 413, 429.
 * Source: spec.md sections 5 and 8, "Photo"; decisions.md "Limits".
 */
export const upload = declareEndpoint({
  method: 'post',
  path: '/me/photo',
  access: signedIn('Please sign in to change your photo'),
  gateway: { upload: { size: 'picture', tooLarge: PHOTO_TEXTS.tooLarge } },
  handler: async (req, { user }) => {
    const attempt = await allowAttempt(req, 'photo', user.id)
    if (!attempt.isAllowed)
      return problem(429, 'too_many_requests', TOO_MANY, { 'Retry-After': String(attempt.retryAfterSeconds) })
    const form = await readForm(req)
    const file = form?.get('file')
    if (!form || !(file instanceof Blob) || file.size === 0)
      return problem(400, 'not_an_image', PHOTO_TEXTS.notAnImage)
    if (file.size >= MAX_PHOTO_BYTES) return problem(413, 'too_large', PHOTO_TEXTS.tooLarge)
    const crop = form.has('width') ? photoCropSchema.safeParse(Object.fromEntries(form)) : undefined
    if (crop && !crop.success) return problem(400, 'crop', PHOTO_TEXTS.failed)
    const outcome = await uploadPhoto(req.payload, user, file, crop?.data)
    if (outcome === 'not_an_image') return problem(400, 'not_an_image', PHOTO_TEXTS.notAnImage)
    if (outcome === 'not_found') return problem(404, 'not_found', PHOTO_TEXTS.failed)
    return Response.json(outcome)
  },
})
