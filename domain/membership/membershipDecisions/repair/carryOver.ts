import type { Payload } from 'payload'
import {
  type StoredMembership,
  type TermRules,
  appendEvent,
  findUncarriedMemberships,
  markCarriedOver,
  readTermRules,
} from '../../memberships/index'
import { deriveMembership } from '../deriveMembership'
import { isStoredAs } from '../isStoredAs'
import { type Decisions, readDecisions, toFacts } from '../membershipFacts'

const BATCH = 500

const later = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one > other ? one : other) : null

/** When the last decision was made that the stored membership includes. Later ones still have to be applied. */
const countedUntil = ({ decidedAt, startedAt, renewals }: StoredMembership, decisions: Decisions): Date => {
  const counted = decisions.renewals.filter(({ _id }) => renewals?.some((id) => id.equals(_id)))
  const moments = [decidedAt ?? startedAt, ...counted.map((renewal) => renewal.decidedAt)]
  return new Date(Math.max(...moments.map((moment) => moment.getTime())))
}

/**
 * The state of a membership as a fact. Of its stored end and the one that its decisions give, the later
 * counts: nobody loses a day.
 */
const stateOf = (stored: StoredMembership, decisions: Decisions, rules: TermRules) => {
  const at = countedUntil(stored, decisions)
  const derived = deriveMembership(
    toFacts(decisions).filter((fact) => fact.at <= at),
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
 * Begins to record the facts of memberships that an earlier version or an import wrote: their state becomes the first
 * event of each. Safe to repeat, also by several processes at once.
 * @returns the accounts whose memberships may have to be reconciled
 */
export const carryOver = async (
  payload: Payload,
  memberships: readonly StoredMembership[],
  rules: TermRules,
): Promise<string[]> => {
  const decisionsOf = await readDecisions(
    payload,
    memberships.map(({ user }) => user),
  )
  const differing = await Promise.all(
    memberships.map(async (stored): Promise<string[]> => {
      const [user, decisions] = [stored.user.toHexString(), decisionsOf(stored.user)]
      if (stored.withdrawnAt || decisions.events.some(({ kind }) => kind === 'carriedOver')) return [user]
      const state = stateOf(stored, decisions, rules)
      await appendEvent(payload, user, decisions.events.at(-1)?.sequence ?? 0, state)
      const derived = deriveMembership([...toFacts(decisions), state], rules)
      return derived && isStoredAs(stored, derived) ? [] : [user]
    }),
  )
  await markCarriedOver(
    payload,
    memberships.map(({ _id }) => _id),
  )
  return differing.flat()
}

/**
 * Carries over every membership that has not been. Runs at start.
 * @param onBatch gets the accounts of each batch, and those whose memberships may have to be reconciled
 */
export const carryOverMemberships = async (
  payload: Payload,
  onBatch: (accounts: string[], differing: string[]) => Promise<void>,
): Promise<void> => {
  const rules = await readTermRules(payload)
  for (;;) {
    const batch = await findUncarriedMemberships(payload, BATCH)
    if (batch.length === 0) return
    const differing = await carryOver(payload, batch, rules)
    await onBatch(
      batch.map(({ user }) => user.toHexString()),
      differing,
    )
  }
}
