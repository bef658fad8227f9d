import type { Payload } from 'payload'
import { providerName } from '../../../services/identityProvider'
import { type Account, findInvitablePerson, isUnclaimed } from '..'
import { hasOpenApplication } from '../../membership/applications'
import { findSessionsOf, hasPassword } from '../credentials'
import { findMembership, membershipStatus } from '../../membership/memberships'
import { findProfileSummary, photoUrl } from '../../people/profiles'
import { hasSecondFactor } from '../secondFactor'
import { findIdentities } from '../singleSignOn'
import type { AccountDetail } from './accounts.schema'

const toIso = (moment: Date | null | undefined): string | null => moment?.toISOString() ?? null

const readSessions = async (payload: Payload, user: string): Promise<AccountDetail['sessions']> => {
  const sessions = await findSessionsOf(payload, user)
  return { count: sessions.length, lastSeenAt: toIso(sessions[0]?.lastSeenAt) }
}

const readMembership = async (
  payload: Payload,
  user: string,
): Promise<Pick<AccountDetail, 'membership' | 'membershipStatus'>> => {
  const [membership, isApplicant] = await Promise.all([
    findMembership(payload, user),
    hasOpenApplication(payload, user),
  ])
  const status = membershipStatus({ membership, hasOpenApplication: isApplicant })
  if (!membership) return { membership: null, membershipStatus: status }
  const { number, registeredName, grade, startedAt, expiresAt } = membership
  return {
    membership: {
      number,
      registeredName: registeredName ?? null,
      grade,
      status,
      startedAt: toIso(startedAt) ?? '',
      expiresAt: toIso(expiresAt),
    },
    membershipStatus: status,
  }
}

/** The data that staff need before they help the owner of an account, but for the roles. The caller checks access. */
export const readAccountDetail = async (
  payload: Payload,
  { id, email, lockedAt, emailVerifiedAt }: Account,
): Promise<Omit<AccountDetail, 'roles'>> => {
  const [profile, membership, sessions, invitable, unclaimed, isSecondFactorOn, isPasswordSet, identities] =
    await Promise.all([
      findProfileSummary(payload, id),
      readMembership(payload, id),
      readSessions(payload, id),
      findInvitablePerson(payload, id),
      isUnclaimed(payload, id),
      hasSecondFactor(payload, id),
      hasPassword(payload, id),
      findIdentities(payload, id),
    ])
  return {
    id,
    email,
    fullName: profile?.fullName ?? email,
    photo: profile?.avatar ? photoUrl(profile._id.toHexString(), profile.avatar.toHexString()) : null,
    region: profile?.region ?? null,
    joinedAt: toIso(profile?.joinedAt),
    emailVerifiedAt: toIso(emailVerifiedAt),
    lockedAt: toIso(lockedAt),
    hasFactor: isSecondFactorOn,
    hasPassword: isPasswordSet,
    providers: [...new Set(identities.map(({ issuer }) => providerName(issuer)))],
    ...membership,
    sessions,
    canBeInvited: invitable !== null,
    isUnclaimed: unclaimed,
  }
}
