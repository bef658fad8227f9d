import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'
import { queueMail } from '../mail'
import { type StoredEvent, findMembership } from './membershipsRepository'

/** Tells a member by mail what staff did with the membership. */
export const mailMembershipEvent = async (
  payload: Payload,
  { _id, user, kind, sharedReason, effectiveAt, at }: StoredEvent,
): Promise<void> => {
  const [profile, membership] = await Promise.all([
    modelOf(payload, 'profiles')
      .findOne({ user }, { email: 1, fullName: 1 })
      .lean<{ email: string; fullName: string } | null>(),
    findMembership(payload, user),
  ])
  if (!profile || !membership) return // the account is gone
  const { email: to, fullName } = profile
  const { number: membershipNumber, grade: membershipType } = membership
  const dedupeKey = `membership-event:${_id.toString()}`
  const about = () => ({
    fullName,
    membershipNumber,
    membershipType,
    expiresAt: membership.expiresAt?.toISOString() ?? null,
    message: sharedReason ?? null,
  })
  if (kind === 'added') await queueMail(payload, { template: 'membershipAdded', to, data: about, dedupeKey })
  if (kind === 'suspended' || kind === 'reinstated' || kind === 'resigned' || kind === 'gradeChanged') {
    await queueMail(payload, {
      template: 'membershipChanged',
      to,
      data: () => ({ ...about(), change: kind, effectiveAt: (effectiveAt ?? at).toISOString() }),
      dedupeKey,
    })
  }
}
