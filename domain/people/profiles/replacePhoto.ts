import type { Payload } from 'payload'
import { moveMembersVersion } from '../../content/contentVersions'
import { removeFile } from '../../publications/files'
import { swapPhoto } from './profilesRepository'

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
