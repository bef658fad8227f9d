import type { MembershipStatus } from './grades.schema'
import { type MembershipFacts, membershipStatus } from './membershipStatus'

/** A condition of the database on a date. */
export type DateCondition = null | { $ne: null } | { $gt: Date } | { $lte: Date }

/** A condition of the database on the dates of memberships. */
export type DatesCondition = {
  suspendedAt?: DateCondition
  withdrawnAt?: DateCondition
  expiresAt?: DateCondition
  graceUntil?: DateCondition
  $or?: DatesCondition[]
}

/**
 * Whether a membership makes somebody a member now: active or in its grace period. The only rule for member rights, the
 * role `member`, the directory and the statistics. Source: decisions.md "Screens".
 */
export const isCurrentMember = (membership: MembershipFacts['membership'], now = new Date()): boolean => {
  const status = membershipStatus({ membership, now })
  return status === 'active' || status === 'grace'
}

/** The same rule as a condition on documents of `memberships`, for the database. */
export const currentMembersCondition = (now = new Date()): DatesCondition => ({
  suspendedAt: null,
  withdrawnAt: null,
  $or: [{ expiresAt: null }, { expiresAt: { $gt: now } }, { graceUntil: { $gt: now } }],
})

/** The memberships that have a status at a moment: the rule of `membershipStatus`, for the database. */
export const membershipsWithStatus = (
  status: Exclude<MembershipStatus, 'none' | 'pending'>,
  now = new Date(),
): DatesCondition => {
  const standing = { withdrawnAt: null }
  if (status === 'suspended') return { ...standing, suspendedAt: { $ne: null } }
  const running = { ...standing, suspendedAt: null }
  if (status === 'active') return { ...running, $or: [{ expiresAt: null }, { expiresAt: { $gt: now } }] }
  const lapsed = { ...running, expiresAt: { $lte: now } }
  return status === 'grace'
    ? { ...lapsed, graceUntil: { $gt: now } }
    : { ...lapsed, $or: [{ graceUntil: null }, { graceUntil: { $lte: now } }] }
}
