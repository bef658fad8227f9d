import type { Payload } from 'payload'
import type { ApplicationStatus } from '../applications/applicationForm.schema'
import type { Grade, MembershipEnding } from './grades.schema'
import { isDuplicateKey, modelOf } from '../../platform/database'
import type { DerivedMembership, MembershipFact, WithdrawnMembership } from './deriveMembership'
import type { MembershipEventKind } from './events.schema'
import type { TermRules } from './membershipTerm'

type Id = { toString: () => string }

/** A membership as the database has it. */
export interface StoredMembership {
  _id: Id
  user: Id
  number: string
  registeredName?: string | null
  grade: Grade
  startedAt: Date
  expiresAt?: Date | null
  graceUntil?: Date | null
  suspendedAt?: Date | null
  withdrawnAt?: Date | null
  ending?: MembershipEnding | null
  reason?: string | null
  sharedReason?: string | null
  application?: Id | null
  decidedAt?: Date | null
  decidedBy?: Id | null
  /** Requests that earlier versions had counted in. */
  renewals?: Id[]
  /** Counts what was written; missing until the facts of a membership of an earlier version are kept. */
  revision?: number
}

/** An event of a membership as the database has it. */
export interface StoredEvent {
  _id: Id
  user: Id
  sequence: number
  kind: MembershipEventKind
  at: Date
  effectiveAt?: Date | null
  by?: Id | null
  reason?: string | null
  sharedReason?: string | null
  grade?: Grade | null
  registeredName?: string | null
  startedAt?: Date | null
  expiresAt?: Date | null
  graceUntil?: Date | null
  suspendedAt?: Date | null
  application?: Id | null
  termMonths?: number | null
  graceDays?: number | null
  needsSettling?: boolean
}

export interface DecidedApplication {
  _id: Id
  user: Id
  status: ApplicationStatus
  membershipType: Grade
  createdAt: Date
  reviewedAt?: Date | null
  reviewedBy?: Id | null
  history?: {
    from: ApplicationStatus
    to: ApplicationStatus
    by?: Id | null
    at: Date
    reason?: string | null
    termMonths?: number | null
    graceDays?: number | null
  }[]
}

export interface DoneRenewal {
  _id: Id
  user: Id
  years: number
  decidedAt: Date
  decidedBy?: Id | null
  note?: string | null
  graceDays?: number | null
}

/** Everything that memberships follow from, of some people. */
export interface Records {
  applications: DecidedApplication[]
  renewals: DoneRenewal[]
  events: StoredEvent[]
}

const textOf = (id: Id | null | undefined): string | null => (id ? id.toString() : null)

const rulesOf = ({
  termMonths,
  graceDays,
}: {
  termMonths?: number | null
  graceDays?: number | null
}): { rules?: TermRules } =>
  typeof termMonths === 'number' && typeof graceDays === 'number' ? { rules: { termMonths, graceDays } } : {}

const decisionsOf = ({
  _id,
  status,
  membershipType: grade,
  createdAt,
  reviewedAt,
  reviewedBy,
  history = [],
}: DecidedApplication): MembershipFact[] => {
  const application = _id.toString()
  const facts = history.flatMap(({ from, to, by, at, ...rules }): MembershipFact[] => {
    if (to === 'approved')
      return [{ kind: 'approved', application, grade, at, by: textOf(by), ...rulesOf(rules) }]
    return from === 'approved' ? [{ kind: 'approvalWithdrawn', application, at, by: textOf(by) }] : []
  })
  // one whose history does not say how it came to be what it is
  const isApproved = facts.at(-1)?.kind === 'approved'
  const decided = { application, at: reviewedAt ?? createdAt, by: textOf(reviewedBy) }
  if (status === 'approved' && !isApproved) facts.push({ kind: 'approved', grade, ...decided })
  if (status !== 'approved' && isApproved) facts.push({ kind: 'approvalWithdrawn', ...decided })
  return facts
}

const renewalOf = ({ years, decidedAt, decidedBy, graceDays }: DoneRenewal): MembershipFact => ({
  kind: 'renewed',
  years,
  at: decidedAt,
  by: textOf(decidedBy),
  ...rulesOf({ termMonths: 12 * years, graceDays }),
})

const eventFactOf = (event: StoredEvent): MembershipFact[] => {
  const { kind, at, startedAt, grade, expiresAt = null, graceUntil = null, suspendedAt = null } = event
  const fact = { at, by: textOf(event.by), ...rulesOf(event) }
  const change = {
    ...fact,
    effectiveAt: event.effectiveAt ?? at,
    reason: event.reason,
    sharedReason: event.sharedReason,
  }
  if (kind === 'carriedOver')
    return grade && startedAt
      ? [
          {
            ...fact,
            kind,
            grade,
            startedAt,
            expiresAt,
            graceUntil,
            suspendedAt,
            application: textOf(event.application),
          },
        ]
      : []
  if (kind === 'added' || kind === 'gradeChanged')
    return grade ? [{ ...change, kind, grade, ...(kind === 'added' && { expiresAt }) }] : []
  return [{ ...change, kind }]
}

/** The facts in records of one person. */
export const factsIn = ({ applications, renewals, events }: Records): MembershipFact[] => [
  ...applications.flatMap(decisionsOf),
  ...renewals.map(renewalOf),
  ...events.flatMap(eventFactOf),
]

const DECISION_FIELDS = {
  user: 1,
  status: 1,
  membershipType: 1,
  createdAt: 1,
  reviewedAt: 1,
  reviewedBy: 1,
  history: 1,
}

/** Everything that the memberships of some people follow from, by the account. */
export const readRecords = async (
  payload: Payload,
  users: readonly unknown[],
): Promise<(user: unknown) => Records> => {
  const theirs = { user: { $in: [...users] } }
  const [applications, renewals, events] = await Promise.all([
    modelOf(payload, 'applications')
      .find({ ...theirs, $or: [{ status: 'approved' }, { 'history.to': 'approved' }] }, DECISION_FIELDS)
      .lean<DecidedApplication[]>(),
    modelOf(payload, 'renewals')
      .find(
        { ...theirs, status: 'done' },
        { user: 1, years: 1, decidedAt: 1, decidedBy: 1, note: 1, graceDays: 1 },
      )
      .lean<DoneRenewal[]>(),
    modelOf(payload, 'membership-events').find(theirs).sort({ sequence: 1 }).lean<StoredEvent[]>(),
  ])
  const groups = new Map<string, Records>()
  const of = (user: unknown): Records => {
    const key = String(user)
    const known = groups.get(key) ?? { applications: [], renewals: [], events: [] }
    groups.set(key, known)
    return known
  }
  for (const application of applications) of(application.user).applications.push(application)
  for (const renewal of renewals) of(renewal.user).renewals.push(renewal)
  for (const event of events) of(event.user).events.push(event)
  return of
}

/** A person's membership as it was stored last. */
export const findMembership = (payload: Payload, user: unknown): Promise<StoredMembership | null> =>
  modelOf(payload, 'memberships').findOne({ user }).lean<StoredMembership | null>().exec()

type Standing = Partial<Record<keyof DerivedMembership, unknown>>

const asText = (value: unknown): string =>
  value instanceof Date
    ? value.toISOString()
    : value === null || value === undefined
      ? ''
      : (value as Id).toString()

/** Whether a membership is stored as it is derived. */
export const isStoredAs = (
  stored: StoredMembership | null,
  derived: DerivedMembership | WithdrawnMembership,
): boolean =>
  stored !== null &&
  Object.entries(derived as Standing).every(
    ([name, value]) => asText(stored[name as keyof DerivedMembership]) === asText(value),
  )

/**
 * Stores a derived membership if nobody wrote it since it was read.
 * @param known as it was read; null for a new one, which needs a number
 */
export const storeMembership = async (
  payload: Payload,
  user: string,
  known: StoredMembership | null,
  derived: DerivedMembership | WithdrawnMembership,
  number?: string,
): Promise<void> => {
  const memberships = modelOf(payload, 'memberships')
  if (!known) {
    try {
      await memberships.create({ user, number, ...derived, remindersSent: [], revision: 0 })
    } catch (error) {
      if (!isDuplicateKey(error)) throw error // somebody else made it first
    }
    return
  }
  const isNewTerm = 'expiresAt' in derived && asText(derived.expiresAt) !== asText(known.expiresAt)
  await memberships.updateOne(
    { user, revision: known.revision },
    { $set: { ...derived, ...(isNewTerm && { remindersSent: [] }) }, $inc: { revision: 1 } },
  )
}

export type NewEvent = Omit<StoredEvent, '_id' | 'user' | 'sequence' | 'at' | 'by' | 'application'> & {
  at?: Date
  by?: string | null
  application?: string | null
}

/**
 * Adds an event to the log of a membership as its next.
 * @param seen how many there were when it was decided
 * @returns its id; undefined when somebody added another one meanwhile
 */
export const appendEvent = async (
  payload: Payload,
  user: string,
  seen: number,
  event: NewEvent,
): Promise<string | undefined> => {
  try {
    const { _id } = await modelOf(payload, 'membership-events').create({
      at: new Date(),
      ...event,
      user,
      sequence: seen + 1,
    })
    return String(_id)
  } catch (error) {
    if (isDuplicateKey(error)) return undefined
    throw error
  }
}

/** How many events a membership has. */
export const countEvents = async (payload: Payload, user: string): Promise<number> =>
  (
    await modelOf(payload, 'membership-events')
      .findOne({ user }, { sequence: 1 })
      .sort({ sequence: -1 })
      .lean<{ sequence: number } | null>()
  )?.sequence ?? 0

/**
 * How many memberships a condition leaves.
 * @param hint the key of the index to use, where the database would choose one that reads more
 */
export const countMemberships = (
  payload: Payload,
  condition: Record<string, unknown>,
  hint?: Record<string, 1>,
): Promise<number> =>
  modelOf(payload, 'memberships').collection.countDocuments(condition, { ...(hint && { hint }) })
