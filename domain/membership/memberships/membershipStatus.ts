import type { MembershipStatus } from './grades.schema'

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
