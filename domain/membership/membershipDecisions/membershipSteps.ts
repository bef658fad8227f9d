import type { MembershipFact } from './membershipFacts'

type Approval = Extract<MembershipFact, { kind: 'approved' }>
export type Carried = Extract<MembershipFact, { kind: 'carriedOver' }>

/** A fact that counts; an approval knows whether it is the first of its application and when that one was withdrawn. */
export type Step =
  | Exclude<MembershipFact, { kind: 'approvalWithdrawn' | 'approved' }>
  | (Approval & { withdrawnSince: Date | null; isFirst: boolean })

const applicationOf = (fact: MembershipFact): string | null =>
  fact.kind === 'approved' || fact.kind === 'approvalWithdrawn' ? fact.application : null

/** The applications that stand approved: the last decision on each counts. */
export const standingApplications = (facts: readonly MembershipFact[]): Set<string> => {
  const standing = new Set<string>()
  for (const fact of facts) {
    if (fact.kind === 'approved') standing.add(fact.application)
    if (fact.kind === 'approvalWithdrawn') standing.delete(fact.application)
  }
  return standing
}

/** The facts that count: of approvals those that stand, each with the withdrawal that it reverses. */
export const stepsOf = (facts: readonly MembershipFact[], standing: ReadonlySet<string>): Step[] => {
  const seen = new Set<string>()
  const withdrawnSince = new Map<string, Date>()
  return facts.flatMap((fact): Step[] => {
    const application = applicationOf(fact)
    if (application !== null && !standing.has(application)) return []
    if (fact.kind === 'approvalWithdrawn') {
      withdrawnSince.set(fact.application, fact.at)
      return []
    }
    if (fact.kind !== 'approved') return [fact]
    const step = {
      ...fact,
      isFirst: !seen.has(fact.application),
      withdrawnSince: withdrawnSince.get(fact.application) ?? null,
    }
    seen.add(fact.application)
    return [step]
  })
}

/**
 * The order of facts recorded at one moment: a grant comes before what changes it; a state that was carried
 * over includes all facts before it.
 */
const ORDER: Record<MembershipFact['kind'], number> = {
  approvalWithdrawn: 0,
  approved: 1,
  added: 1,
  renewed: 2,
  instalment: 2,
  paid: 2,
  joined: 2,
  checked: 3,
  carriedOver: 3,
  imported: 3,
  gradeChanged: 4,
  seatsChanged: 4,
  suspended: 4,
  reinstated: 4,
  resigned: 4,
  removed: 4,
  graceExtended: 4,
  died: 4,
  erased: 5,
}

/** What distinguishes two facts: what they were stored as, else what they say. */
const identityOf = (fact: MembershipFact): string =>
  fact.id ?? JSON.stringify(Object.entries(fact).toSorted())

/** The facts in the order in which they count, each once; the order in which they are given does not matter. */
export const inOrderOnce = (facts: readonly MembershipFact[]): MembershipFact[] =>
  [...new Map(facts.map((fact) => [`${fact.kind} ${identityOf(fact)}`, fact])).entries()]
    .toSorted(
      ([a, one], [b, other]) =>
        one.at.getTime() - other.at.getTime() ||
        ORDER[one.kind] - ORDER[other.kind] ||
        (a < b ? -1 : a > b ? 1 : 0),
    )
    .map(([, fact]) => fact)
