import type { ObjectId } from 'mongodb'
import type { Profile } from '../../payload-types'
import { photoUrl } from '../profiles/photoUrl'
import type { DirectoryMember } from './directory.schema'

/** What is read of a profile to show it. */
export const SHOWN_FIELDS = {
  fullName: 1,
  professionalTitle: 1,
  specialization: 1,
  organization: 1,
  region: 1,
  avatar: 1,
  membershipType: 1,
  bio: 1,
  joinedAt: 1,
  hiddenFields: 1,
} as const

export type ShownProfile = Pick<
  Profile,
  | 'fullName'
  | 'professionalTitle'
  | 'specialization'
  | 'organization'
  | 'region'
  | 'membershipType'
  | 'bio'
  | 'hiddenFields'
> & {
  _id: unknown
  avatar?: string | ObjectId | null
  joinedAt?: Date | null
}

/** The directory's ten fields of a profile, less what the member hides. */
export const toDirectoryMember = (profile: ShownProfile): DirectoryMember => {
  const shown = <Value>(
    field: NonNullable<Profile['hiddenFields']>[number],
    value: Value | null | undefined,
  ): Value | null => (profile.hiddenFields?.includes(field) ? null : (value ?? null))
  const id = String(profile._id)
  return {
    id,
    fullName: profile.fullName,
    professionalTitle: shown('professionalTitle', profile.professionalTitle),
    specialization: shown('specialization', profile.specialization),
    organization: shown('organization', profile.organization),
    region: shown('region', profile.region),
    avatarUrl: shown('avatar', profile.avatar ? photoUrl(id, String(profile.avatar)) : null),
    membershipType: shown('membershipType', profile.membershipType),
    bio: shown('bio', profile.bio),
    joinedAt: shown('joinedAt', profile.joinedAt?.toISOString()),
  }
}
