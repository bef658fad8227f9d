import type { Profile } from '../../../payload-types'
import { photoUrl } from '../profiles'
import type { DirectoryMember } from './directory.schema'
import type { ShownProfile } from './directoryRepository'

/** The directory's ten fields of a profile, less what the member hides. */
export const toDirectoryMember = (profile: ShownProfile): DirectoryMember => {
  const shown = <Value>(
    field: NonNullable<Profile['hiddenFields']>[number],
    value: Value | null | undefined,
  ): Value | null => (profile.hiddenFields?.includes(field) ? null : (value ?? null))
  const id = profile._id.toHexString()
  return {
    id,
    fullName: profile.fullName,
    professionalTitle: shown('professionalTitle', profile.professionalTitle),
    specialization: shown('specialization', profile.specialization),
    organization: shown('organization', profile.organization),
    region: shown('region', profile.region),
    avatarUrl: shown('avatar', profile.avatar ? photoUrl(id, profile.avatar.toHexString()) : null),
    membershipType: shown('membershipType', profile.membershipType),
    bio: shown('bio', profile.bio),
    joinedAt: shown('joinedAt', profile.joinedAt?.toISOString()),
  }
}
