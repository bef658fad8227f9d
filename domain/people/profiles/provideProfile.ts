import type { Payload } from 'payload'
import { type StoredProfile, createProfileIfAbsent, findProfile } from './profilesRepository'

/** A person's profile; created if a crash left the account without one. Source: spec.md section 7, "Profile load". */
export const provideProfile = async (
  payload: Payload,
  { id: user, email }: { id: string; email: string },
): Promise<StoredProfile> => {
  const found = await findProfile(payload, user)
  if (found) return found
  await createProfileIfAbsent(payload, { user, email, fullName: email, joinedAt: new Date() })
  const created = await findProfile(payload, user)
  if (!created) throw new Error('A profile that was just created is gone')
  return created
}
