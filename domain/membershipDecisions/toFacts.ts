import type { ObjectId } from 'mongodb'
import type { DecidedApplication } from '../applications'
import type { StoredMembershipEvent, TermRules } from '../memberships'
import type { ConfirmedRenewal } from '../renewals'
import type { MembershipFact } from './membershipFact.types'
import type { Decisions } from './readDecisions'

const toText = (id: ObjectId | null | undefined): string | null => id?.toHexString() ?? null

const rulesOf = ({
  termMonths,
  graceDays,
}: {
  termMonths?: number | null
  graceDays?: number | null
}): { rules?: TermRules } =>
  typeof termMonths === 'number' && typeof graceDays === 'number' ? { rules: { termMonths, graceDays } } : {}

const approvalsOf = ({
  _id,
  status,
  membershipType: grade,
  createdAt,
  reviewedAt,
  reviewedBy,
  history,
}: DecidedApplication): MembershipFact[] => {
  const application = _id.toHexString()
  const facts = (history ?? []).flatMap(({ from, to, by, at, ...rules }): MembershipFact[] => {
    if (to === 'approved')
      return [{ kind: 'approved', application, grade, at, by: toText(by), ...rulesOf(rules) }]
    return from === 'approved' ? [{ kind: 'approvalWithdrawn', application, at, by: toText(by) }] : []
  })
  // an application whose history does not say how it came to its status
  const isApproved = facts.at(-1)?.kind === 'approved'
  const decided = { application, at: reviewedAt ?? createdAt, by: toText(reviewedBy) }
  if (status === 'approved' && !isApproved) facts.push({ kind: 'approved', grade, ...decided })
  if (status !== 'approved' && isApproved) facts.push({ kind: 'approvalWithdrawn', ...decided })
  return facts
}

const renewalOf = ({ years, decidedAt, decidedBy, graceDays }: ConfirmedRenewal): MembershipFact => ({
  kind: 'renewed',
  years,
  at: decidedAt,
  by: toText(decidedBy),
  ...rulesOf({ termMonths: 12 * years, graceDays }),
})

const eventFactOf = (event: StoredMembershipEvent): MembershipFact[] => {
  const { kind, at, startedAt, grade, expiresAt = null, graceUntil = null, suspendedAt = null } = event
  const fact = { at, by: toText(event.by), ...rulesOf(event) }
  const change = {
    ...fact,
    effectiveAt: event.effectiveAt ?? at,
    reason: event.reason,
    sharedReason: event.sharedReason,
  }
  if (kind === 'carriedOver') {
    const application = toText(event.application)
    return grade && startedAt
      ? [{ ...fact, kind, grade, startedAt, expiresAt, graceUntil, suspendedAt, application }]
      : []
  }
  if (kind === 'added' || kind === 'gradeChanged')
    return grade ? [{ ...change, kind, grade, ...(kind === 'added' && { expiresAt }) }] : []
  return [{ ...change, kind }]
}

/** The facts that the decisions about one person give. */
export const toFacts = ({ applications, renewals, events }: Decisions): MembershipFact[] => [
  ...applications.flatMap(approvalsOf),
  ...renewals.map(renewalOf),
  ...events.flatMap(eventFactOf),
]
