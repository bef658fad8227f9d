import { endOfDayInJuba } from '../../../platform/jubaTime'
import {
  type TermRules,
  endAfterBreak,
  endAfterEnd,
  endBefore,
  endOfGracePeriod,
  hasLapsed,
} from '../memberships'
import type { Grade } from '../memberships/grades.schema'
import type { DerivedMembership } from './derivedMembership.types'
import type { Step } from './membershipSteps'

/*
 * How a term begins, goes on and ends by what is paid. Pure. Who pays in instalments is Active until the next one is
 * due, and has the days of grace then: docs/staff/treasurer.md "When a term begins and ends".
 */

/** A membership while its facts are gone through. */
export interface State extends DerivedMembership {
  /** Until when instalments have paid a term that has begun; null where none runs. */
  paidUntil: Date | null
}

/** The last moment of a last day, whatever moment of it was stored by staff, a list or an earlier version. */
export const lastMoment = (end: Date | null): Date | null => end && endOfDayInJuba(end)

/** A term with an end, of which nothing is paid in instalments. */
const termUntil = (expiresAt: Date | null, rules: TermRules) => ({
  expiresAt,
  graceUntil: endOfGracePeriod(expiresAt, rules),
  termEndsAt: null,
  moreTimeUntil: null,
  paidUntil: null,
})

export const begin = (
  step: { at: Date; by?: string | null; grade: Grade },
  startedAt: Date,
  expiresAt: Date | null,
  rules: TermRules,
  application: string | null,
): State => ({
  grade: step.grade,
  startedAt,
  ...termUntil(expiresAt, rules),
  paymentReportedAt: null,
  suspendedAt: null,
  withdrawnAt: null,
  ending: null,
  reason: null,
  sharedReason: null,
  application,
  decidedAt: step.at,
  decidedBy: step.by ?? null,
})

/** The same with another end: more time that was given for the old one counts no more. */
export const withEnd = (state: State, expiresAt: Date | null, rules: TermRules): State => ({
  ...state,
  ...termUntil(expiresAt, rules),
})

const latest = (one: Date, other: Date | null): Date => (other && other > one ? other : one)

/** The grace period goes on until a day; it never becomes shorter. */
const protectUntil = (state: State, until: Date): State =>
  state.ending || !state.expiresAt || until <= (state.graceUntil ?? state.expiresAt)
    ? state
    : { ...state, graceUntil: until }

export const giveMoreTime = (state: State, until: Date): State => {
  const next = protectUntil(state, until)
  return next === state ? state : { ...next, moreTimeUntil: until }
}

/** The end after a renewal that staff confirmed: from the old end, or from the renewal where the membership had expired. */
export const renew = (
  state: State,
  { at, years }: Extract<Step, { kind: 'renewed' }>,
  rules: TermRules,
): State => {
  if (state.ending || !state.expiresAt) return state
  const hasExpired = latest(state.expiresAt, state.paidUntil) <= at
  const expiresAt = hasExpired ? endAfterBreak(at, years, rules) : endAfterEnd(state.expiresAt, years, rules)
  return withEnd(state, expiresAt, rules)
}

/**
 * The end after dues are paid: from the old end, in the grace period too; from the payment once that is over. An invoice
 * whose term began with an instalment completes that term, however late the last one comes.
 */
export const extend = (
  state: State | null,
  { at, years, invoice }: Extract<Step, { kind: 'paid' }>,
  begun: ReadonlySet<string>,
  rules: TermRules,
): State | null => {
  if (!state?.expiresAt || state.ending) return state
  const expiresAt =
    hasLapsed(state, at) && !begun.has(invoice)
      ? endAfterBreak(at, years, rules)
      : endAfterEnd(state.expiresAt, years, rules)
  return withEnd(state, expiresAt, rules)
}

/**
 * The first instalment begins the term of its invoice: at the old end, or with the payment once the grace period is over.
 * Each one keeps the membership until the next is due; one that comes late takes it up again. Where the next is due
 * already, an instalment begins nothing after the grace period: that one has to be paid as well.
 */
export const payInstalment = (
  state: State | null,
  { at, until, years, invoice }: Extract<Step, { kind: 'instalment' }>,
  begun: Set<string>,
  rules: TermRules,
): State | null => {
  if (!state?.expiresAt || state.ending) return state
  const isLate = hasLapsed(state, at)
  if (isLate && until <= at) return state
  const term = isLate && !begun.has(invoice) ? withEnd(state, lastMoment(endBefore(at, rules)), rules) : state
  begun.add(invoice)
  const graceEnds = endOfGracePeriod(until, rules)
  return {
    ...(graceEnds ? protectUntil(term, graceEnds) : term),
    paidUntil: latest(until, term.paidUntil),
    termEndsAt: term.expiresAt && endAfterEnd(term.expiresAt, years, rules),
  }
}

/** The membership as it is stored: who pays in instalments has a term until the next one is due. */
export const toDerived = ({ paidUntil, ...membership }: State): DerivedMembership =>
  membership.expiresAt ? { ...membership, expiresAt: latest(membership.expiresAt, paidUntil) } : membership
