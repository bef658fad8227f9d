import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { type DecidedApplication, findApprovals } from '../applications'
import { coverage } from '../../money/invoices/instalments.schema'
import { type CheckedRenewal, type PaidTerm, findCheckedRenewals, findPaidTerms } from '../../money/invoices'
import { type StoredMembershipEvent, type TermRules, findEvents } from '../memberships'
import type { Grade } from '../memberships/grades.schema'
import { type ConfirmedRenewal, findConfirmedRenewals } from '../renewals'

interface Fact {
  /** What it was stored as: the same fact counts once. */
  id?: string
  /** When it was recorded: facts count in this order. */
  at: Date
  /** The account of the person who decided; null for the server. */
  by?: string | null
  /** The rules of the time of the decision; missing in decisions of versions that did not record them. */
  rules?: TermRules
}

interface Change extends Fact {
  /** From when it counts, as staff said; never later than `at`. */
  effectiveAt: Date
  /** For staff. */
  reason?: string | null
  /** As the member was told. */
  sharedReason?: string | null
}

/**
 * What a membership follows from. Facts are added and never changed: a mistake is corrected by another fact. The
 * exceptions are a paid invoice, whose payment may be reversed, and a payment that is checked, which ends: the fact is
 * gone then, and with it what it gave.
 */
export type MembershipFact =
  | (Fact & {
      kind: 'approved'
      application: string
      grade: Grade
      /** The membership begins once the first invoice is paid; left out: with the approval. */
      begins?: 'payment'
    })
  | (Fact & { kind: 'approvalWithdrawn'; application: string })
  | (Fact & { kind: 'renewed'; years: number })
  /** An invoice for a renewal is paid: `at` is when the money came, not before the invoice was issued. */
  | (Fact & { kind: 'paid'; years: number; invoice: string })
  /** An instalment of a renewal is paid: what was paid by then covers its term until the next one is due. */
  | (Fact & { kind: 'instalment'; until: Date; years: number; invoice: string })
  /** The first invoice is paid, or its first instalment; `application` is null for one that staff issued by hand. */
  | (Fact & { kind: 'joined'; application: string | null })
  /** A payment for a renewal was reported or started, and it is still checked whether the money came. */
  | (Fact & { kind: 'checked' })
  /** By staff, without an application on the site: on paper, honorary, corporate. */
  | (Change & { kind: 'added'; grade: Grade; expiresAt?: Date | null })
  | (Change & { kind: 'gradeChanged'; grade: Grade })
  /** Staff decided so after the grace period and its notices; it counts only if the membership had lapsed by then. */
  | (Change & { kind: 'removed' })
  /** How many people of a company may hold a seat from now on. */
  | (Change & { kind: 'seatsChanged'; seats: number })
  | (Change & { kind: 'suspended' | 'reinstated' | 'resigned' | 'died' | 'erased' })
  /** More time to pay: the grace period ends then. */
  | (Fact & { kind: 'graceExtended'; graceUntil: Date })
  /**
   * The whole state, as a list says that staff imported, or as it was when two records were merged: it replaces what
   * stood.
   */
  | (Fact & {
      kind: 'imported'
      grade: Grade
      startedAt: Date
      expiresAt: Date | null
      suspendedAt: Date | null
      ending: 'resigned' | 'died' | 'withdrawn' | 'removed' | null
    })
  /** The state of a membership when its facts began to be recorded. */
  | (Fact & {
      kind: 'carriedOver'
      application: string | null
      grade: Grade
      startedAt: Date
      expiresAt: Date | null
      graceUntil: Date | null
      suspendedAt: Date | null
    })

/** Everything that the membership of one person follows from. */
export interface Decisions {
  applications: DecidedApplication[]
  renewals: ConfirmedRenewal[]
  terms: PaidTerm[]
  checks: CheckedRenewal[]
  events: StoredMembershipEvent[]
}

/** Reads everything that the memberships of some people follow from. Returns the decisions about an account. */
export const readDecisions = async (
  payload: Payload,
  users: readonly unknown[],
): Promise<(user: unknown) => Decisions> => {
  const [applications, renewals, terms, checks, events] = await Promise.all([
    findApprovals(payload, users),
    findConfirmedRenewals(payload, users),
    findPaidTerms(payload, users),
    findCheckedRenewals(payload, users),
    findEvents(payload, users),
  ])
  const groups = new Map<string, Decisions>()
  const decisionsOf = (user: unknown): Decisions => {
    const key = String(user)
    const known = groups.get(key) ?? { applications: [], renewals: [], terms: [], checks: [], events: [] }
    groups.set(key, known)
    return known
  }
  for (const application of applications) decisionsOf(application.user).applications.push(application)
  for (const renewal of renewals) decisionsOf(renewal.user).renewals.push(renewal)
  for (const term of terms) decisionsOf(term.user).terms.push(term)
  for (const check of checks) decisionsOf(check.user).checks.push(check)
  for (const event of events) decisionsOf(event.user).events.push(event)
  return decisionsOf
}

const toText = (id: ObjectId | null | undefined): string | null => id?.toHexString() ?? null

const rulesOf = ({
  termMonths,
  graceDays,
  endsWithYear,
}: {
  termMonths?: number | null
  graceDays?: number | null
  endsWithYear?: boolean | null
}): { rules?: TermRules } =>
  typeof termMonths === 'number' && typeof graceDays === 'number'
    ? { rules: { termMonths, graceDays, ...(endsWithYear && { endsWithYear }) } }
    : {}

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
  const facts = (history ?? []).flatMap(({ from, to, by, at, begins, ...rules }, place): MembershipFact[] => {
    const fact = { id: `${application}-${place}`, application, at, by: toText(by) }
    if (to === 'approved')
      return [
        {
          ...fact,
          kind: 'approved',
          grade,
          ...(begins === 'payment' && { begins }),
          ...rulesOf(rules),
        },
      ]
    return from === 'approved' ? [{ ...fact, kind: 'approvalWithdrawn' }] : []
  })
  // an application whose history does not say how it came to its status
  const isApproved = facts.at(-1)?.kind === 'approved'
  const decided = { application, at: reviewedAt ?? createdAt, by: toText(reviewedBy) }
  if (status === 'approved' && !isApproved) facts.push({ kind: 'approved', grade, ...decided })
  if (status !== 'approved' && isApproved) facts.push({ kind: 'approvalWithdrawn', ...decided })
  return facts
}

const renewalOf = ({
  _id,
  years,
  decidedAt,
  decidedBy,
  graceDays,
  endsWithYear,
}: ConfirmedRenewal): MembershipFact => ({
  id: _id.toHexString(),
  kind: 'renewed',
  years,
  at: decidedAt,
  by: toText(decidedBy),
  ...rulesOf({ termMonths: 12 * years, graceDays, endsWithYear }),
})

const later = (one: Date, other: Date): Date => (one > other ? one : other)

/** What was paid of an invoice in instalments, by payments and credit notes, and until when it covers the invoice. */
const coverageOf = ({ _id, instalments, allocations, credits, issuedAt }: PaidTerm) =>
  instalments?.length
    ? coverage(instalments, [
        ...(allocations ?? []).flatMap(({ payment, amountMinor, returnedMinor, releasedAt, paidAt, at }) =>
          releasedAt
            ? []
            : {
                id: payment.toHexString(),
                at: paidAt ?? at,
                amountMinor: amountMinor - (returnedMinor ?? 0),
              },
        ),
        ...(credits ?? []).map(({ note, fromOpenMinor, at }) => ({
          id: note.toHexString(),
          at,
          amountMinor: fromOpenMinor,
        })),
      ]).map((each) => ({ ...each, id: `${_id.toHexString()}-${each.id}`, at: later(each.at, issuedAt) }))
    : []

/** A fact that an invoice gives. */
type TermFact = Extract<MembershipFact, { kind: 'joined' | 'paid' | 'instalment' }>

/** The rules that were noted on an invoice for a term. */
const termRulesOf = ({ years, graceDays, endsWithYear }: PaidTerm): { rules?: TermRules } =>
  rulesOf({ termMonths: 12 * (years ?? 0), graceDays, endsWithYear })

/** What an invoice in instalments gives before it is paid as a whole. */
const instalmentsOf = (term: PaidTerm): TermFact[] => {
  const covered = coverageOf(term).filter(({ isFirstPaid }) => isFirstPaid)
  if (term.purpose === 'renewal')
    return covered.flatMap(({ id, at, until }): TermFact[] =>
      until
        ? [
            {
              kind: 'instalment',
              id,
              at,
              until,
              years: term.years ?? 0,
              invoice: term._id.toHexString(),
              ...termRulesOf(term),
            },
          ]
        : [],
    )
  const [first] = covered
  return first
    ? [{ kind: 'joined', id: term._id.toHexString(), at: first.at, application: toText(term.application) }]
    : []
}

/** What an invoice for a first or another term gives, as it was paid. */
export const termFactsOf = (term: PaidTerm): TermFact[] => {
  const { _id, purpose, application, status, years, issuedAt, paidAt } = term
  const before = instalmentsOf(term)
  if (status !== 'paid' || !paidAt) return before
  const fact = { id: _id.toHexString(), at: later(paidAt, issuedAt) }
  if (purpose === 'joining')
    return before.length > 0 ? before : [{ ...fact, kind: 'joined', application: toText(application) }]
  const paid: TermFact = {
    ...fact,
    kind: 'paid',
    years: years ?? 0,
    invoice: fact.id,
    ...termRulesOf(term),
  }
  return [...before, paid]
}

const eventFactOf = (event: StoredMembershipEvent): MembershipFact[] => {
  const { kind, at, startedAt, grade, expiresAt = null, graceUntil = null, suspendedAt = null } = event
  const fact = { id: event._id.toHexString(), at, by: toText(event.by), ...rulesOf(event) }
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
  if (kind === 'imported' || kind === 'merged') {
    if (!grade || !startedAt) return []
    const state = { grade, startedAt, expiresAt, suspendedAt, ending: event.ending ?? null }
    return [
      { ...fact, kind: 'imported', ...state },
      // more time that staff gave counts on
      ...(graceUntil ? [{ ...fact, kind: 'graceExtended', graceUntil } as const] : []),
    ]
  }
  if (kind === 'added' || kind === 'gradeChanged')
    return grade ? [{ ...change, kind, grade, ...(kind === 'added' && { expiresAt }) }] : []
  if (kind === 'graceExtended') return graceUntil ? [{ ...fact, kind, graceUntil }] : []
  if (kind === 'seatsChanged') return event.seats ? [{ ...change, kind, seats: event.seats }] : []
  return [{ ...change, kind }]
}

/** The facts that the decisions about one person give. */
export const toFacts = ({ applications, renewals, terms, checks, events }: Decisions): MembershipFact[] => [
  ...applications.flatMap(approvalsOf),
  ...renewals.map(renewalOf),
  ...terms.flatMap(termFactsOf),
  ...checks.flatMap(({ since }) => since.map((at): MembershipFact => ({ kind: 'checked', at }))),
  ...events.flatMap(eventFactOf),
]
