import type { TermRules } from './membershipTerm'

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
