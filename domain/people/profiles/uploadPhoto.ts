import type { Payload } from 'payload'
import { encodePicture } from '../../../platform/pictures'
import { storeFile } from '../../publications/files'
import type { PhotoCrop } from './photo.schema'
import { photoUrl } from './photoUrl'
import { provideProfile } from './provideProfile'
import { replacePhoto } from './replacePhoto'

const WIDTH_PX = 512

/**
 * Makes a picture the person's photo: stored as a square WebP without metadata, in the place of the present one.
 * @param crop the part that is wanted; left out, the whole
 * @returns where the photo is, or why there is none
 */
export const uploadPhoto = async (
  payload: Payload,
  user: { id: string; email: string },
  picture: Blob,
  crop: PhotoCrop | undefined,
): Promise<{ avatarUrl: string } | 'not_an_image' | 'not_found'> => {
  await provideProfile(payload, user)
  const content = await encodePicture(Buffer.from(await picture.arrayBuffer()), {
    maxWidth: WIDTH_PX,
    crop,
    isSquare: true,
  })
  if (!content) return 'not_an_image'
  const stored = await storeFile(payload, { content, filename: 'photo.webp', contentType: 'image/webp' })
  const id = await replacePhoto(payload, user.id, stored)
  return id ? { avatarUrl: photoUrl(id, stored) } : 'not_found'
}
