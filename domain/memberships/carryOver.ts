import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'
import { deriveMembership } from './deriveMembership'
import {
  type Records,
  type StoredMembership,
  appendEvent,
  factsIn,
  isStoredAs,
  readRecords,
} from './membershipsRepository'
import type { TermRules } from './membershipTerm'
import { termRules } from './termRules'

const BATCH = 500

const later = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one > other ? one : other) : null

/** When the last decision was taken that is counted in what is stored: what came after it still has to be. */
const countedUntil = ({ decidedAt, startedAt, renewals = [] }: StoredMembership, records: Records): Date => {
  const counted = records.renewals.filter(({ _id }) => renewals.some((id) => String(id) === String(_id)))
  const moments = [decidedAt ?? startedAt, ...counted.map((renewal) => renewal.decidedAt)]
  return new Date(Math.max(...moments.map((moment) => moment.getTime())))
}

/** How a membership stands, as a fact. Of its stored end and the one that its decisions give, the later counts: nobody loses a day. */
const standingOf = (stored: StoredMembership, records: Records, rules: TermRules) => {
  const at = countedUntil(stored, records)
  const derived = deriveMembership(
    factsIn(records).filter((fact) => fact.at <= at),
    rules,
  )
  const gives = derived && 'grade' in derived && !derived.ending ? derived : undefined
  const expiresAt = gives ? later(stored.expiresAt ?? null, gives.expiresAt) : (stored.expiresAt ?? null)
  const isStoredEnd = expiresAt?.getTime() === stored.expiresAt?.getTime()
  return {
    kind: 'carriedOver' as const,
    at,
    grade: stored.grade,
    startedAt: stored.startedAt,
    expiresAt: stored.expiresAt ? (expiresAt ?? stored.expiresAt) : null,
    graceUntil: stored.expiresAt
      ? isStoredEnd
        ? (stored.graceUntil ?? null)
        : (gives?.graceUntil ?? null)
      : null,
    suspendedAt: stored.suspendedAt ?? null,
    reason: stored.reason,
    application: stored.application ? String(stored.application) : null,
  }
}

/**
 * Begins to keep the facts of memberships that an earlier version or an import wrote: what stands becomes the first event
 * of each. Safe to repeat, also by several processes at once.
 * @returns the accounts whose memberships may have to be written anew
 */
export const carryOver = async (
  payload: Payload,
  memberships: readonly StoredMembership[],
  rules: TermRules,
): Promise<string[]> => {
  const recordsOf = await readRecords(
    payload,
    memberships.map(({ user }) => user),
  )
  const differing = await Promise.all(
    memberships.map(async (stored): Promise<string[]> => {
      const [user, records] = [String(stored.user), recordsOf(stored.user)]
      if (stored.withdrawnAt || records.events.some(({ kind }) => kind === 'carriedOver')) return [user]
      const standing = standingOf(stored, records, rules)
      await appendEvent(payload, user, records.events.at(-1)?.sequence ?? 0, standing)
      const derived = deriveMembership([...factsIn(records), standing], rules)
      return derived && isStoredAs(stored, derived) ? [] : [user]
    }),
  )
  await modelOf(payload, 'memberships').updateMany(
    { _id: { $in: memberships.map(({ _id }) => _id) }, revision: null },
    { $set: { revision: 0 } },
  )
  return differing.flat()
}

/**
 * Carries every membership over that has not been. Runs at start.
 * @param onBatch gets the accounts of each batch, and those whose memberships may have to be written anew
 */
export const carryOverMemberships = async (
  payload: Payload,
  onBatch: (accounts: string[], differing: string[]) => Promise<void>,
): Promise<void> => {
  const rules = await termRules(payload)
  for (;;) {
    const batch = await modelOf(payload, 'memberships')
      .find({ revision: null })
      .sort({ _id: 1 })
      .limit(BATCH)
      .lean<StoredMembership[]>()
    if (batch.length === 0) return
    const differing = await carryOver(payload, batch, rules)
    await onBatch(
      batch.map(({ user }) => String(user)),
      differing,
    )
  }
}
