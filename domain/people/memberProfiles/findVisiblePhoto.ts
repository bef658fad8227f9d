import type { Payload, PayloadRequest } from 'payload'
import { hasRight, isStaff, regionWith } from '../../../collections/access/roles'
import type { File, User } from '../../../payload-types'
import { canSeeDirectory, findShown } from '../directory'
import { type PhotoFacts, findPhotoFacts } from '../profiles'

/**
 * A photo is visible to the person, to staff who may read the profile, and in the directory unless it is
 * hidden there.
 */
const canSeePhoto = async (
  payload: Payload,
  user: User,
  { _id, user: owner, region, hiddenFields }: PhotoFacts,
): Promise<boolean> => {
  if (hasRight(user, 'people') || owner.toHexString() === user.id) return true
  const own = regionWith(user, 'readPeople')
  if (own && own === region) return true
  if (hiddenFields?.includes('avatar') || !(await canSeeDirectory({ payload, user }))) return false
  const shown = await findShown(payload, [_id.toHexString()], { isExpiredShown: isStaff(user) })
  return shown.size > 0
}

/**
 * The file of a person's photo; undefined where there is none, or none that the caller may see.
 * @param profile id of the profile
 */
export const findVisiblePhoto = async (
  req: PayloadRequest,
  user: User,
  profile: string,
): Promise<File | undefined> => {
  const facts = await findPhotoFacts(req.payload, profile)
  if (!facts?.avatar || !(await canSeePhoto(req.payload, user, facts))) return undefined
  const file = await req.payload.findByID({
    collection: 'files',
    id: facts.avatar.toHexString(),
    depth: 0,
    overrideAccess: true, // `files` is closed to readers; who may see the person's photo was decided above
    disableErrors: true,
    req,
  })
  return file ?? undefined
}
