import type { Payload } from 'payload'
import { queueMail } from '../../messaging/mail'
import { type StoredMembershipEvent, findMembership } from '../memberships'
import { findContact } from '../../people/profiles'

/** Tells a member by mail what staff did with the membership. */
export const mailMembershipEvent = async (
  payload: Payload,
  { _id, user, kind, sharedReason, effectiveAt, graceUntil, at }: StoredMembershipEvent,
): Promise<void> => {
  const [contact, membership] = await Promise.all([findContact(payload, user), findMembership(payload, user)])
  if (!contact || !membership) return // the account is gone
  const { email: to, fullName } = contact
  const { number: membershipNumber, grade: membershipType } = membership
  const dedupeKey = `membership-event:${_id.toHexString()}`
  const shared = () => ({
    fullName,
    membershipNumber,
    membershipType,
    expiresAt: membership.expiresAt?.toISOString() ?? null,
    message: sharedReason ?? null,
  })
  if (kind === 'added') await queueMail(payload, { template: 'membershipAdded', to, data: shared, dedupeKey })
  // a payment came in the meantime: the removal does not count
  if (kind === 'removed' && membership.ending !== 'removed') return
  if (
    kind === 'removed' ||
    kind === 'graceExtended' ||
    kind === 'suspended' ||
    kind === 'reinstated' ||
    kind === 'resigned' ||
    kind === 'gradeChanged'
  ) {
    await queueMail(payload, {
      template: 'membershipChanged',
      to,
      data: () => ({
        ...shared(),
        change: kind,
        effectiveAt: (effectiveAt ?? at).toISOString(),
        until: graceUntil?.toISOString() ?? null,
      }),
      dedupeKey,
    })
  }
}
