import { z } from 'zod'

/** Texts of the photo. Source: spec.md section 8, "Photo". */
export const PHOTO_TEXTS = {
  notAnImage: 'Please upload an image file',
  tooLarge: 'Image must be less than 5MB',
  failed: 'Failed to upload photo',
  saved: 'Profile photo updated successfully',
} as const

const share = z.coerce.number().min(0).max(1)

/** The part of a photo that is kept, as shares of its width and height. Sent beside the file in the form. */
export const photoCropSchema = z.object({
  x: share,
  y: share,
  width: share.min(0.001),
  height: share.min(0.001),
})
export type PhotoCrop = z.infer<typeof photoCropSchema>

/** What `POST` and `DELETE /api/profiles/me/photo` answer. */
export interface PhotoAnswer {
  avatarUrl: string | null
}
