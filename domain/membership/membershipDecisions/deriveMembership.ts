import { type TermRules, firstEnd, hasLapsed, isUnlimited } from '../memberships'
import type { Grade } from '../memberships/grades.schema'
import type { DerivedMembership, WithdrawnMembership } from './derivedMembership.types'
import type { MembershipFact } from './membershipFacts'
import { type Carried, type Step, inOrderOnce, standingApplications, stepsOf } from './membershipSteps'
import {
  type State,
  begin,
  extend,
  giveMoreTime,
  lastMoment,
  payInstalment,
  renew,
  toDerived,
  withEnd,
} from './terms'

export type { DerivedMembership, WithdrawnMembership } from './derivedMembership.types'

const withGrade = (
  state: State,
  { grade, at, by, from }: { grade: Grade; at: Date; by?: string | null; from: Date },
  rules: TermRules,
  application: string | null,
): State => {
  const decided = { ...state, grade, application, decidedAt: at, decidedBy: by ?? null }
  if (isUnlimited(grade)) return withEnd(decided, null, rules)
  if (state.expiresAt) return decided
  return withEnd(decided, firstEnd(from, grade, rules), rules)
}

/** A suspension goes on when a lapsed membership begins anew. */
const keepSuspension = (next: State, before: State | null): State =>
  before?.suspendedAt && !before.ending
    ? { ...next, suspendedAt: before.suspendedAt, reason: before.reason, sharedReason: before.sharedReason }
    : next

/** Whether nothing but a reinstatement brings it back. */
const isFinal = (state: State | null): boolean => state?.ending === 'died' || state?.ending === 'erased'

const approve = (state: State | null, step: Extract<Step, { kind: 'approved' }>, rules: TermRules): State => {
  const { at, by, grade, application } = step
  const anew = (): State =>
    keepSuspension(begin(step, at, firstEnd(at, grade, rules), rules, application), state)
  if (!state) return anew()
  if (isFinal(state)) return state
  if (step.isFirst)
    return state.ending || hasLapsed(state, at)
      ? anew()
      : withGrade(state, { grade, at, by, from: at }, rules, application)
  // A mistake is corrected: what stood stands. Who lost the rest of a term through it gets a new one.
  const hasLostTerm =
    !state.ending &&
    hasLapsed(state, at) &&
    step.withdrawnSince !== null &&
    !hasLapsed(state, step.withdrawnSince)
  return hasLostTerm ? anew() : state
}

const add = (state: State | null, step: Extract<Step, { kind: 'added' }>, rules: TermRules): State => {
  const { at, by, grade, effectiveAt } = step
  const expiresAt = isUnlimited(grade)
    ? null
    : (lastMoment(step.expiresAt ?? null) ?? firstEnd(effectiveAt, grade, rules))
  if (state && isFinal(state)) return state
  if (!state || state.ending || hasLapsed(state, at))
    return keepSuspension(begin(step, effectiveAt, expiresAt, rules, null), state)
  const next = withGrade(state, { grade, at, by, from: effectiveAt }, rules, null)
  return expiresAt && next.expiresAt && expiresAt > next.expiresAt ? withEnd(next, expiresAt, rules) : next
}

const carryOver = (
  state: State | null,
  step: Carried,
  isApproved: (application: string) => boolean,
): State | null => {
  const stands = step.application === null || isApproved(step.application)
  if (!state && !stands) return null
  const { startedAt, expiresAt, graceUntil, suspendedAt, at, by } = step
  return {
    ...(state ?? begin(step, startedAt, expiresAt, { termMonths: 0, graceDays: 0 }, step.application)),
    ...(stands && { grade: step.grade, application: step.application }),
    startedAt,
    expiresAt: lastMoment(expiresAt),
    graceUntil: lastMoment(graceUntil),
    paidUntil: null,
    termEndsAt: null,
    suspendedAt,
    decidedAt: state?.decidedAt ?? at,
    decidedBy: state?.decidedBy ?? by ?? null,
  }
}

/** What an imported list says: grade, dates and standing of its day, whatever stood before. */
const takeImported = (
  state: State | null,
  { at, by, grade, startedAt, expiresAt, suspendedAt, ending }: Extract<Step, { kind: 'imported' }>,
  rules: TermRules,
): State =>
  state?.ending === 'erased'
    ? state
    : {
        ...begin(
          { at, by, grade },
          startedAt,
          isUnlimited(grade) ? null : lastMoment(expiresAt),
          rules,
          null,
        ),
        suspendedAt: ending ? null : suspendedAt,
        ending,
        withdrawnAt: ending ? at : null,
      }

const change = (
  state: State | null,
  step: Exclude<
    Step,
    { kind: 'approved' | 'joined' | 'added' | 'carriedOver' | 'imported' | 'paid' | 'instalment' }
  >,
  rules: TermRules,
): State | null => {
  if (!state) return null
  if (step.kind === 'renewed') return renew(state, step, rules)
  if (step.kind === 'checked')
    return state.ending || hasLapsed(state, step.at)
      ? state
      : { ...state, paymentReportedAt: state.paymentReportedAt ?? step.at }
  if (step.kind === 'graceExtended') return giveMoreTime(state, step.graceUntil)
  const words = { reason: step.reason ?? null, sharedReason: step.sharedReason ?? null }
  switch (step.kind) {
    case 'gradeChanged':
      return state.ending
        ? state
        : withGrade(
            state,
            { grade: step.grade, at: step.at, by: step.by, from: step.effectiveAt },
            rules,
            null,
          )
    case 'seatsChanged':
      return state // says nothing about the membership itself: see agreedSeats
    case 'suspended':
      return state.ending ? state : { ...state, ...words, suspendedAt: step.effectiveAt }
    case 'reinstated':
      return state.ending === 'erased'
        ? state
        : { ...state, suspendedAt: null, withdrawnAt: null, ending: null, reason: null, sharedReason: null }
    case 'removed':
      return state.ending || state.paymentReportedAt || !hasLapsed(state, step.at)
        ? state // a payment had come by then, or is being checked
        : { ...state, ...words, suspendedAt: null, withdrawnAt: step.effectiveAt, ending: step.kind }
    case 'resigned':
    case 'died':
    case 'erased':
      return isFinal(state)
        ? state
        : { ...state, ...words, suspendedAt: null, withdrawnAt: step.effectiveAt, ending: step.kind }
  }
}

/** Later than any date: the end of a grace period that goes on while a payment is checked. */
const UNTIL_CHECKED = new Date('9999-12-31T00:00:00.000Z')

/**
 * A membership whose payment is being checked does not lapse meanwhile. This changes neither its term nor what later
 * facts give: a report is a claim.
 */
const protect = (state: State): State => {
  if (!state.paymentReportedAt) return state
  return state.expiresAt && !state.ending
    ? { ...state, graceUntil: UNTIL_CHECKED }
    : { ...state, paymentReportedAt: null }
}

type ApprovalStep = Extract<Step, { kind: 'approved' }>

/** The approvals that wait for the payment of their first invoice, by application. */
type Waiting = Map<string, ApprovalStep>

const isCurrent = (state: State | null, at: Date): boolean =>
  state !== null && !state.ending && !hasLapsed(state, at)

/** Whether an approval waits for a payment: only where it begins a membership, and nothing is paid yet. */
const mustWait = (
  { begins, application, at }: ApprovalStep,
  state: State | null,
  paid: ReadonlySet<string>,
): boolean => begins === 'payment' && !isCurrent(state, at) && !isFinal(state) && !paid.has(application)

/** Begins the membership for which a first invoice was paid, on the day of the payment. */
const join = (
  state: State | null,
  { application, at }: Extract<Step, { kind: 'joined' }>,
  waiting: Waiting,
  today: TermRules,
): State | null => {
  const key = application ?? waiting.keys().next().value
  const approval = key === undefined ? undefined : waiting.get(key)
  if (key === undefined || !approval) return state
  waiting.delete(key)
  return approve(state, { ...approval, at, isFirst: true }, approval.rules ?? today)
}

const derive = (
  facts: readonly MembershipFact[],
  today: TermRules,
): { state: State | null; waiting: Waiting; withdrawnAt: Date | undefined } => {
  const inOrder = inOrderOnce(facts)
  const standing = standingApplications(inOrder)
  const waiting: Waiting = new Map()
  const paid = new Set<string>()
  /** Invoices whose terms have begun with an instalment. */
  const begun = new Set<string>()
  let state: State | null = null
  for (const step of stepsOf(inOrder, standing)) {
    const rules = step.rules ?? today
    if (step.kind === 'approved') {
      const isWaiting: boolean = mustWait(step, state, paid)
      if (isWaiting) waiting.set(step.application, step)
      else state = approve(state, step, rules)
    } else if (step.kind === 'joined') {
      if (step.application) paid.add(step.application)
      state = join(state, step, waiting, today)
    } else if (step.kind === 'instalment') state = payInstalment(state, step, begun, rules)
    else if (step.kind === 'paid') state = extend(state, step, begun, rules)
    else if (step.kind === 'added') state = add(state, step, rules)
    else if (step.kind === 'imported') state = takeImported(state, step, rules)
    else if (step.kind === 'carriedOver')
      state = carryOver(state, step, (application) => standing.has(application))
    else state = change(state, step, rules)
  }
  const withdrawnAt = inOrder.findLast(({ kind }) => kind === 'approvalWithdrawn')?.at
  return { state, waiting, withdrawnAt: [...waiting.values()].at(-1)?.at ?? withdrawnAt }
}

/**
 * What a person's membership is by its facts: the one rule for number's owner, grade, dates and standing.
 * Pure: the same facts give the same membership, in any order and however often each is given, whatever was stored
 * before.
 * @param facts in any order
 * @param today the rules that count for facts which did not note theirs
 * @returns null when nothing was ever decided; of a withdrawn approval, and of one whose first payment has not come or
 * was reversed, only that there is no membership
 */
export const deriveMembership = (
  facts: readonly MembershipFact[],
  today: TermRules,
): DerivedMembership | WithdrawnMembership | null => {
  const { state, withdrawnAt } = derive(facts, today)
  if (state) return toDerived(protect(state))
  return withdrawnAt ? { withdrawnAt, ending: 'withdrawn' } : null
}

/** The applications that are approved and wait for their first payment. Pure, like `deriveMembership`. */
export const findAwaitingPayment = (facts: readonly MembershipFact[], today: TermRules): string[] => [
  ...derive(facts, today).waiting.keys(),
]
