import type { TermRules } from './membershipTerm'
import type { MembershipStatus } from './grades.schema'

const DAY_MS = 24 * 60 * 60 * 1000

/*
 * The grace period: for some days after its end (staff settings, `graceDays`) a membership still counts.
 * `membershipStatus` is then `grace`, and `isCurrentMember` says yes.
 */

/** When the grace period after the end of a term ends; null for a membership without an end. */
export const endOfGracePeriod = (
  expiresAt: Date | null,
  { graceDays }: Pick<TermRules, 'graceDays'>,
): Date | null => expiresAt && new Date(expiresAt.getTime() + graceDays * DAY_MS)

/** Whether a membership had ended at a moment, its grace period included. */
export const hasLapsed = (
  { expiresAt, graceUntil }: { expiresAt: Date | null; graceUntil: Date | null },
  at: Date,
): boolean => expiresAt !== null && (graceUntil ?? expiresAt) <= at

type Moment = string | Date | null | undefined

export interface MembershipFacts {
  /** The membership's dates; null for a person who never had one. */
  membership:
    { expiresAt?: Moment; graceUntil?: Moment; suspendedAt?: Moment; withdrawnAt?: Moment } | null | undefined
  /** Whether an application is pending or under review. */
  hasOpenApplication?: boolean
  now?: Date
}

const isBefore = (now: Date, moment: Moment): boolean =>
  moment === null || moment === undefined || now < new Date(moment)

/**
 * A person's membership status, from dates and decisions. A membership without an end (honorary) stays active; one
 * that was taken back counts as none. Source: decisions.md "Membership status".
 */
export const membershipStatus = ({
  membership,
  hasOpenApplication = false,
  now = new Date(),
}: MembershipFacts): MembershipStatus => {
  if (!membership || membership.withdrawnAt) return hasOpenApplication ? 'pending' : 'none'
  if (membership.suspendedAt) return 'suspended'
  if (isBefore(now, membership.expiresAt)) return 'active'
  return membership.graceUntil && isBefore(now, membership.graceUntil) ? 'grace' : 'expired'
}

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
