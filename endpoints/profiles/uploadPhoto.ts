import type { Endpoint, PayloadRequest } from 'payload'
import { encodePicture } from '../../platform/pictures'
import { allowAttempt } from '../../platform/rateLimits'
import { storeFile } from '../../domain/files'
import { problem } from '../answers'
import { requires } from '../requirements'
import { ownProfile } from '../../domain/profiles/ownProfile'
import { MAX_PHOTO_BYTES } from '../../domain/profiles/photoLimits.schema'
import { photoUrl } from '../../domain/profiles/photoUrl'
import { replacePhoto } from '../../domain/profiles/replacePhoto'
import { PHOTO_TEXTS, type PhotoAnswer, photoCropSchema } from '../../domain/profiles/photo.schema'

const WIDTH_PX = 512

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
 * full; kept as a square WebP without metadata. Answers 200 `PhotoAnswer`, 400, 401, 413, 429.
 * Source: spec.md sections 5 and 8, "Photo"; decisions.md "Limits".
 */
export const uploadPhoto: Endpoint = {
  method: 'post',
  path: '/me/photo',
  custom: requires({ upload: { size: 'picture', tooLarge: PHOTO_TEXTS.tooLarge } }),
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', 'Please sign in to change your photo')
    const attempt = await allowAttempt(req, 'photo', req.user.id)
    if (!attempt.isAllowed) {
      return problem(
        429,
        'too_many_requests',
        'You have changed your photo too many times. Please try again later.',
        { 'Retry-After': String(attempt.retryAfterSeconds) },
      )
    }
    const form = await readForm(req)
    const file = form?.get('file')
    if (!form || !(file instanceof Blob) || file.size === 0)
      return problem(400, 'not_an_image', PHOTO_TEXTS.notAnImage)
    if (file.size >= MAX_PHOTO_BYTES) return problem(413, 'too_large', PHOTO_TEXTS.tooLarge)
    const crop = form.has('width') ? photoCropSchema.safeParse(Object.fromEntries(form)) : undefined
    if (crop && !crop.success) return problem(400, 'crop', PHOTO_TEXTS.failed)
    await ownProfile(req, req.user) // there is one to put it on
    const content = await encodePicture(Buffer.from(await file.arrayBuffer()), {
      maxWidth: WIDTH_PX,
      crop: crop?.data,
      isSquare: true,
    })
    if (!content) return problem(400, 'not_an_image', PHOTO_TEXTS.notAnImage)
    const stored = await storeFile(req.payload, {
      content,
      filename: 'photo.webp',
      contentType: 'image/webp',
    })
    const id = await replacePhoto(req.payload, req.user.id, stored)
    if (!id) return problem(404, 'not_found', PHOTO_TEXTS.failed)
    return Response.json({ avatarUrl: photoUrl(id, stored) } satisfies PhotoAnswer)
  },
}
