import type { PayloadRequest } from 'payload'
import { findMembership, isCurrentMember } from '../../membership/memberships'
import { findMessagingProfile } from '../../people/profiles'
import type { MentoringProblem } from './mentoringTexts.schema'

/**
 * Why a person cannot take part: mentoring is for current members with a confirmed address who receive messages, since
 * mentors and mentees write through them. A mentor must also be in the directory, where members find them.
 * @returns the refusal, or the id of the person's profile
 */
export const findMentoringRefusal = async (
  { payload, user }: Pick<PayloadRequest, 'payload' | 'user'>,
  as: 'mentor' | 'mentee',
): Promise<{ refusal: MentoringProblem } | { profile: string }> => {
  if (!user) return { refusal: 'unauthenticated' }
  if (!user.emailVerifiedAt) return { refusal: 'unverified' }
  const [membership, profile] = await Promise.all([
    findMembership(payload, user.id),
    findMessagingProfile(payload, { user: user.id }),
  ])
  if (!isCurrentMember(membership) || !profile || profile.leavingAt) return { refusal: 'no_membership' }
  if (profile.acceptsMessages === false) return { refusal: 'messages_off' }
  if (as === 'mentor' && profile.isInDirectory === false) return { refusal: 'not_listed' }
  return { profile: profile._id.toHexString() }
}
