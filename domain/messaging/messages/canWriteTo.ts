import type { Payload, PayloadRequest } from 'payload'
import { isAccountOpen } from '../../accounts'
import { findMembership, isCurrentMember } from '../../membership/memberships'
import { arePaired } from '../../cpd/mentoring'
import type { MessageRefusal } from './messageTexts.schema'
import { type MessagingProfile, findMessagingProfile } from '../../people/profiles'
import { hasBlocked } from './messagesRepository'

const isMember = async (payload: Payload, user: string): Promise<boolean> =>
  isCurrentMember(await findMembership(payload, user))

/** Why a person cannot write to any member: only current members who receive messages can. */
const senderRefusal = async (
  payload: Payload,
  user: PayloadRequest['user'],
): Promise<MessageRefusal | undefined> => {
  if (!user) return 'unauthenticated'
  if (!user.emailVerifiedAt) return 'unverified'
  const [profile, isCurrent] = await Promise.all([
    findMessagingProfile(payload, { user: user.id }),
    isMember(payload, user.id),
  ])
  if (!isCurrent || !profile || profile.leavingAt) return 'no_membership'
  return profile.acceptsMessages === false ? 'off' : undefined
}

const recipientRefusal = async (
  payload: Payload,
  sender: string,
  recipient: MessagingProfile | null,
  isAnswer: boolean,
): Promise<MessageRefusal | undefined> => {
  if (!recipient || recipient.leavingAt) return 'not_found'
  const user = recipient.user.toHexString()
  if (user === sender) return 'self'
  // an answer goes to the other person of the conversation, listed in the directory or not;
  // so does what a mentor writes
  if (!isAnswer && recipient.isInDirectory === false && !(await arePaired(payload, sender, user)))
    return 'not_found'
  const [isCurrent, isReachable, isBlockedByYou, isBlocked] = await Promise.all([
    isMember(payload, user),
    isAccountOpen(payload, user),
    hasBlocked(payload, sender, user),
    hasBlocked(payload, user, sender),
  ])
  if (!isCurrent || !isReachable) return isAnswer ? 'not_receiving' : 'not_found'
  if (isBlockedByYou) return 'blocked_by_you'
  return isBlocked || recipient.acceptsMessages === false ? 'not_receiving' : undefined
}

/** The member that a person can write to, or why not. The name is told where the directory would tell it. */
export interface Reach {
  refusal?: MessageRefusal
  /** The recipient's account. */
  user?: string
  name?: string
}

/**
 * Whether a person can write to a member. Source: decisions.md "Screens"; docs/decisions.
 * @param to the profile of a member in the directory, or the account of the other person of a conversation
 */
export const canWriteTo = async (
  { payload, user }: Pick<PayloadRequest, 'payload' | 'user'>,
  to: { profile: string } | { account: string },
): Promise<Reach> => {
  const refusedSender = await senderRefusal(payload, user)
  if (refusedSender || !user) return { refusal: refusedSender ?? 'unauthenticated' }
  const isAnswer = 'account' in to
  const recipient = await findMessagingProfile(payload, isAnswer ? { user: to.account } : { _id: to.profile })
  const refusal = await recipientRefusal(payload, user.id, recipient, isAnswer)
  if (refusal === 'not_found' || !recipient) return { refusal: 'not_found' }
  return { refusal, user: recipient.user.toHexString(), name: recipient.fullName }
}
