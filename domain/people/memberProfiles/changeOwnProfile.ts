import type { PayloadRequest } from 'payload'
import { provideProfile, readOwnProfile } from '../profiles'
import type { OwnProfile, ProfilePatch } from '../profiles/profile.schema'
import { type ProfileRefusal, changeProfile } from './changeProfile'

/** Changes fields of the signed-in person's profile, and reads it again. */
export const changeOwnProfile = async (
  req: PayloadRequest,
  user: { id: string; email: string },
  changes: ProfilePatch,
): Promise<OwnProfile | ProfileRefusal> => {
  await provideProfile(req.payload, user)
  return (await changeProfile(req, user.id, changes)) ?? readOwnProfile(req, user)
}
