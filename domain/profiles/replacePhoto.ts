import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { moveMembersVersion } from '../contentVersions'
import { modelOf } from '../../platform/database'
import { removeFile } from '../files'

/**
 * Puts a photo, or none, in the place of a person's present one, and removes that. Of several at once each removes the
 * one whose place it took: one stays, and no file is left over.
 * @param file id of the new photo's file
 * @returns the profile's id; undefined when the person has no profile, and the new file is removed then
 */
export const replacePhoto = async (
  payload: Payload,
  user: string,
  file: string | null,
): Promise<string | undefined> => {
  const before = await modelOf(payload, 'profiles')
    .findOneAndUpdate({ user }, { $set: { avatar: file } }, { projection: { avatar: 1 } })
    .lean<{ _id: ObjectId; avatar?: ObjectId | string | null }>()
  if (!before) {
    if (file) await removeFile(payload, file)
    return undefined
  }
  if (before.avatar) await removeFile(payload, String(before.avatar))
  await moveMembersVersion(payload)
  return String(before._id)
}
