import type { Payload } from 'payload'
import { encodePicture } from '../../../platform/pictures'
import { moveMembersVersion } from '../../content/contentVersions'
import { removeFile, storeFile } from '../../publications/files'
import { swapPhoto } from './profilesRepository'
import type { PhotoCrop } from './photo.schema'
import { photoUrl } from './photoUrl'
import { provideProfile } from './provideProfile'

/**
 * Puts a photo, or none, in the place of a person's present one, and removes that. Of several requests at once each
 * removes the photo whose place it took: one stays, and no file is left over.
 * @param file id of the new photo's file
 * @returns the profile's id; undefined when the person has no profile, and the new file is removed then
 */
export const replacePhoto = async (
  payload: Payload,
  user: string,
  file: string | null,
): Promise<string | undefined> => {
  const before = await swapPhoto(payload, user, file)
  if (!before) {
    if (file) await removeFile(payload, file)
    return undefined
  }
  if (before.avatar) await removeFile(payload, before.avatar.toHexString())
  await moveMembersVersion(payload)
  return before._id.toHexString()
}

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
