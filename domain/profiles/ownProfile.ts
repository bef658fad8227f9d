import type { ObjectId } from 'mongodb'
import type { PayloadRequest } from 'payload'
import { OPEN_STATUSES } from '../applications/applicationForm.schema'
import type { OwnProfile } from './profile.schema'
import type { Profile } from '../../payload-types'
import { modelOf } from '../../platform/database'
import { photoUrl } from './photoUrl'

type StoredProfile = Omit<Profile, 'id' | 'joinedAt' | 'avatar' | 'divisions'> & {
  _id: ObjectId
  joinedAt: Date
  avatar?: ObjectId | string | null
  divisions?: ObjectId[] | null
}

/** A profile's document; made if a crash left the account without one. Source: spec.md section 7, "Profile load". */
const provideProfile = async (
  { payload }: PayloadRequest,
  { id: user, email }: { id: string; email: string },
): Promise<StoredProfile> => {
  const profiles = modelOf(payload, 'profiles')
  const found = await profiles.findOne({ user }).lean<StoredProfile>()
  if (found) return found
  await profiles.updateOne(
    { user },
    { $setOnInsert: { email, fullName: email, joinedAt: new Date() } },
    { upsert: true },
  )
  const made = await profiles.findOne({ user }).lean<StoredProfile>()
  if (!made) throw new Error('A profile that was just made is gone')
  return made
}

/** The signed-in person's profile, and of the membership what the page shows beside it. */
export const ownProfile = async (
  req: PayloadRequest,
  user: { id: string; email: string },
): Promise<OwnProfile> => {
  const [profile, memberships, openApplication] = await Promise.all([
    provideProfile(req, user),
    req.payload.find({
      collection: 'memberships',
      where: { user: { equals: user.id } },
      limit: 1,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      req,
    }),
    modelOf(req.payload, 'applications').exists({ user: user.id, status: { $in: [...OPEN_STATUSES] } }),
  ])
  const [membership] = memberships.docs
  const status = membership?.status ?? 'none'
  const isApproved = Boolean(membership && !membership.withdrawnAt)
  const id = String(profile._id)
  return {
    id,
    email: user.email,
    fullName: profile.fullName,
    phone: profile.phone ?? null,
    professionalTitle: profile.professionalTitle ?? null,
    organization: profile.organization ?? null,
    specialization: profile.specialization ?? null,
    region: profile.region ?? null,
    bio: profile.bio ?? null,
    yearsOfExperience: profile.yearsOfExperience ?? null,
    licenseNumber: profile.licenseNumber ?? null,
    membershipType: profile.membershipType ?? null,
    divisions: profile.divisions?.length
      ? await modelOf(req.payload, 'divisions').distinct('slug', {
          _id: { $in: profile.divisions },
          deletedAt: null,
        })
      : [],
    hiddenFields: profile.hiddenFields ?? [],
    isListedPublicly: profile.isListedPublicly ?? false,
    isInDirectory: profile.isInDirectory ?? true,
    acceptsMessages: profile.acceptsMessages ?? true,
    avatarUrl: profile.avatar ? photoUrl(id, String(profile.avatar)) : null,
    joinedAt: profile.joinedAt.toISOString(),
    membership: {
      status: status === 'none' && openApplication ? 'pending' : status,
      number: isApproved ? (membership?.number ?? null) : null,
      isTypeLocked: isApproved,
    },
  }
}
