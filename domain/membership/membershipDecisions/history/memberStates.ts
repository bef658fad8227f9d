import { type TermRules, membershipStatus } from '../../memberships'
import type { Grade, MembershipStatus } from '../../memberships/grades.schema'
import type { HeldSeat } from '../../membershipSeats'
import { deriveMembership } from '../deriveMembership'
import type { MembershipFact } from '../membershipFacts'
import { withSeat } from '../seats/deriveSeat'

/** What somebody's membership was at a moment. */
export interface MemberState {
  status: Exclude<MembershipStatus, 'none' | 'pending'>
  grade: Grade
}

/** What the memberships of some people follow from. */
export interface StateSources {
  facts: readonly MembershipFact[]
  seats: readonly HeldSeat[]
  /** The facts of the companies of the seats, by account. */
  companies: ReadonlyMap<string, readonly MembershipFact[]>
  rules: TermRules
}

/**
 * From when a fact counts in a report: a membership that staff entered or imported later was there from its start. How
 * one that had ended before the import once stood is not known: it counts from the import.
 */
const countsFrom = (fact: MembershipFact): Date => {
  switch (fact.kind) {
    case 'imported':
      return fact.ending || fact.startedAt > fact.at ? fact.at : fact.startedAt
    case 'carriedOver':
      return fact.startedAt > fact.at ? fact.at : fact.startedAt
    default:
      return 'effectiveAt' in fact && fact.effectiveAt < fact.at ? fact.effectiveAt : fact.at
  }
}

/** Derives from the facts that count at a moment, once for each number of them: facts are only ever added in time. */
const derivedAt = (facts: readonly MembershipFact[], rules: TermRules) => {
  const dated = facts
    .map((fact) => ({ fact, from: countsFrom(fact).getTime() }))
    .toSorted((one, other) => one.from - other.from)
  const known = new Map<number, ReturnType<typeof deriveMembership>>()
  return (at: Date) => {
    const count = dated.findLastIndex(({ from }) => from <= at.getTime()) + 1
    const counted = dated.slice(0, count).map(({ fact }) => fact)
    let derived = known.get(count)
    if (derived === undefined) {
      derived = deriveMembership(counted, rules)
      known.set(count, derived)
    }
    return { derived, facts: counted }
  }
}

const seatAt = (seats: readonly HeldSeat[], at: Date): HeldSeat | undefined => {
  const taken = seats.filter(({ takenAt }) => takenAt <= at)
  return taken.findLast(({ endedAt }) => !endedAt || endedAt > at) ?? taken.at(-1)
}

/**
 * What a person's membership was at some moments, by the facts that count from then or earlier; null where there was
 * none, or it had ended. Pure.
 */
export const memberStatesAt = (
  { facts, seats, companies, rules }: StateSources,
  moments: readonly Date[],
): (MemberState | null)[] => {
  const own = derivedAt(facts, rules)
  const ofCompanies = new Map([...companies].map(([id, theirs]) => [id, derivedAt(theirs, rules)]))
  return moments.map((at) => {
    const { derived, facts: counted } = own(at)
    const held = seatAt(seats, at)
    const company = held?.company.toHexString()
    const followed = withSeat(
      derived,
      held && company !== undefined
        ? {
            company,
            grade: held.grade,
            takenAt: held.takenAt,
            endedAt: held.endedAt && held.endedAt <= at ? held.endedAt : null,
          }
        : null,
      { company: company ? (ofCompanies.get(company)?.(at).derived ?? null) : null, facts: counted, now: at },
    )
    if (!followed || !('grade' in followed)) return null
    const { suspendedAt, withdrawnAt, ...dates } = followed
    const status = membershipStatus({
      membership: {
        ...dates,
        suspendedAt: suspendedAt && suspendedAt <= at ? suspendedAt : null,
        withdrawnAt: withdrawnAt && withdrawnAt <= at ? withdrawnAt : null,
      },
      now: at,
    })
    return status === 'none' || status === 'pending' ? null : { status, grade: followed.grade }
  })
}
