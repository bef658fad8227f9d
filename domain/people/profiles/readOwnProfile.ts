import type { PayloadRequest } from 'payload'
import type { Membership } from '../../../payload-types'
import { OPEN_STATUSES } from '../../membership/applications/applicationForm.schema'
import { findDivisionSlugs } from '../../content/divisions'
import { photoUrl } from './photoUrl'
import type { OwnProfile } from './profile.schema'
import type { StoredProfile } from './profilesRepository'
import { provideProfile } from './provideProfile'

/** The person's membership, and whether an application is open, by the same rules as everywhere. */
const readMembership = async (
  req: PayloadRequest,
  user: string,
): Promise<{ membership: Membership | undefined; hasOpenApplication: boolean }> => {
  const [memberships, applications] = await Promise.all([
    req.payload.find({
      collection: 'memberships',
      where: { user: { equals: user } },
      limit: 1,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      req,
    }),
    req.payload.find({
      collection: 'applications',
      where: {
        user: { equals: user },
        or: [{ status: { in: [...OPEN_STATUSES] } }, { awaitsPayment: { equals: true } }],
      },
      limit: 1,
      pagination: false,
      depth: 0,
      select: { status: true },
      overrideAccess: false,
      req,
    }),
  ])
  return { membership: memberships.docs[0], hasOpenApplication: applications.docs.length > 0 }
}

const toMembership = (
  membership: Membership | undefined,
  hasOpenApplication: boolean,
): OwnProfile['membership'] => {
  const status = membership?.status ?? 'none'
  const isApproved = Boolean(membership && !membership.withdrawnAt)
  return {
    status: status === 'none' && hasOpenApplication ? 'pending' : status,
    number: isApproved ? (membership?.number ?? null) : null,
    isTypeLocked: isApproved,
  }
}

const toDetails = (profile: StoredProfile) => ({
  fullName: profile.fullName,
  phone: profile.phone ?? null,
  postalAddress: profile.postalAddress ?? null,
  birthDate: profile.birthDate ?? null,
  professionalTitle: profile.professionalTitle ?? null,
  organization: profile.organization ?? null,
  specialization: profile.specialization ?? null,
  region: profile.region ?? null,
  bio: profile.bio ?? null,
  yearsOfExperience: profile.yearsOfExperience ?? null,
  licenseNumber: profile.licenseNumber ?? null,
  membershipType: profile.membershipType ?? null,
})

/** The signed-in person's profile, and of the membership what the page shows beside it. */
export const readOwnProfile = async (
  req: PayloadRequest,
  user: { id: string; email: string },
): Promise<OwnProfile> => {
  const [profile, { membership, hasOpenApplication }] = await Promise.all([
    provideProfile(req.payload, user),
    readMembership(req, user.id),
  ])
  const id = profile._id.toHexString()
  return {
    id,
    email: user.email,
    ...toDetails(profile),
    divisions: profile.divisions?.length ? await findDivisionSlugs(req.payload, profile.divisions) : [],
    hiddenFields: profile.hiddenFields ?? [],
    isListedPublicly: profile.isListedPublicly ?? false,
    isInDirectory: profile.isInDirectory ?? true,
    acceptsMessages: profile.acceptsMessages ?? true,
    avatarUrl: profile.avatar ? photoUrl(id, profile.avatar.toHexString()) : null,
    joinedAt: profile.joinedAt.toISOString(),
    membership: toMembership(membership, hasOpenApplication),
  }
}
