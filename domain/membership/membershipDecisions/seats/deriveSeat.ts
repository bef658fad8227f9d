import { hasLapsed } from '../../memberships'
import type { Grade } from '../../memberships/grades.schema'
import type { DerivedMembership, WithdrawnMembership } from '../derivedMembership.types'
import type { MembershipFact } from '../membershipFacts'
import { inOrderOnce } from '../membershipSteps'

/** A seat of a company's membership, as it was taken by a person. */
export interface SeatFacts {
  /** Id of the account of the company. */
  company: string
  /** Of the company when the seat was taken: another one gives nothing. */
  grade: Grade
  takenAt: Date
  endedAt: Date | null
}

/** A membership, with the company that it follows; null for one of one's own. */
export type Followed<Membership> = Membership & { company: string | null }

type Derived = DerivedMembership | WithdrawnMembership | null

/** What staff decided about the person, whatever membership it was for: a seat does not undo it. */
type Standing = Pick<DerivedMembership, 'suspendedAt' | 'withdrawnAt' | 'ending' | 'reason' | 'sharedReason'>

const GOOD: Standing = {
  suspendedAt: null,
  withdrawnAt: null,
  ending: null,
  reason: null,
  sharedReason: null,
}

const standingOf = (facts: readonly MembershipFact[]): Standing => {
  let standing = GOOD
  for (const fact of inOrderOnce(facts)) {
    if (fact.kind === 'reinstated' && standing.ending !== 'erased') standing = GOOD
    if (fact.kind === 'resigned' && !standing.ending) standing = GOOD
    if (fact.kind !== 'suspended' && fact.kind !== 'died' && fact.kind !== 'erased') continue
    if (standing.ending) continue
    const words = { reason: fact.reason ?? null, sharedReason: fact.sharedReason ?? null }
    standing =
      fact.kind === 'suspended'
        ? { ...GOOD, ...words, suspendedAt: fact.effectiveAt }
        : { ...GOOD, ...words, withdrawnAt: fact.effectiveAt, ending: fact.kind }
  }
  return standing
}

const isStanding = (membership: Derived): membership is DerivedMembership =>
  membership !== null && 'grade' in membership && !membership.ending

/** When a seat ceased to give a membership; null while it gives one. */
const endOf = ({ grade, takenAt, endedAt }: SeatFacts, company: Derived): Date | null => {
  if (endedAt) return endedAt
  if (!company) return takenAt
  if (!isStanding(company)) return company.withdrawnAt
  return company.grade === grade ? null : company.decidedAt
}

/** The membership that a seat gives: with the dates and the standing of the company, and the person's own. */
const throughSeat = (
  seat: SeatFacts,
  company: Derived,
  facts: readonly MembershipFact[],
): Followed<DerivedMembership> => {
  const standing = standingOf(facts)
  const withdrawnAt = endOf(seat, company)
  const dates = company && 'grade' in company ? company : null
  const startedAt = dates && dates.startedAt > seat.takenAt ? dates.startedAt : seat.takenAt
  return {
    grade: seat.grade,
    startedAt,
    expiresAt: dates?.expiresAt ?? null,
    termEndsAt: dates?.termEndsAt ?? null,
    graceUntil: dates?.graceUntil ?? null,
    moreTimeUntil: dates?.moreTimeUntil ?? null,
    paymentReportedAt: dates?.paymentReportedAt ?? null,
    application: null,
    decidedAt: seat.takenAt,
    decidedBy: null,
    company: seat.company,
    ...standing,
    suspendedAt: standing.suspendedAt ?? (standing.ending ? null : (dates?.suspendedAt ?? null)),
    ...(withdrawnAt && !standing.ending && { withdrawnAt, ending: 'seatEnded' as const, suspendedAt: null }),
  }
}

/**
 * The membership of a person who holds or held a seat. Their own comes first while it stands and has not lapsed;
 * else the seat gives one that follows the company's: the same dates, suspension, grace and end. A seat does not
 * undo what staff decided about the person: a suspension, a death. Pure.
 * @param own what the person's own facts give
 * @param company what the company's own facts give: a seat of a seat there is not
 * @param facts of the person
 */
export const withSeat = (
  own: Derived,
  seat: SeatFacts | null,
  { company, facts, now }: { company: Derived; facts: readonly MembershipFact[]; now: Date },
): Followed<DerivedMembership> | Followed<WithdrawnMembership> | null => {
  const ownOne = own && { ...own, company: null }
  if (!seat) return ownOne
  const isFinal = own?.ending === 'died' || own?.ending === 'erased'
  if (isFinal || (isStanding(own) && !hasLapsed(own, now))) return ownOne
  const through = throughSeat(seat, company, facts)
  if (!through.ending || !ownOne) return through
  // neither stands: what ended last is told, of a membership of one's own its expiry
  if (isStanding(own)) return ownOne
  const endedAt = ownOne.withdrawnAt
  return endedAt && through.withdrawnAt && endedAt < through.withdrawnAt ? through : ownOne
}

/**
 * How many seats were agreed for a company; null for as many as its grade includes. Pure; the last agreement counts.
 */
export const agreedSeats = (facts: readonly MembershipFact[]): number | null =>
  inOrderOnce(facts).findLast((fact) => fact.kind === 'seatsChanged')?.seats ?? null
