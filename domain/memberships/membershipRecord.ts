import type { PayloadRequest } from 'payload'
import { modelOf } from '../../platform/database'
import type { MembershipHistoryEntry, MembershipRecord } from './events.schema'
import { membershipStatus } from './membershipStatus'
import {
  type Records,
  type StoredMembership,
  countEvents,
  findMembership,
  readRecords,
} from './membershipsRepository'
import { actionsFor, hasOpenApplication } from './recordMembershipEvent'

type Entry = Omit<MembershipHistoryEntry, 'by'> & { by: string | null }

const toIso = (date: Date | null | undefined): string | null => date?.toISOString() ?? null
const idOf = (id: { toString: () => string } | null | undefined): string | null => id?.toString() ?? null

const EMPTY = {
  effectiveAt: null,
  grade: null,
  years: null,
  expiresAt: null,
  reason: null,
  sharedReason: null,
} as const

const entriesOf = ({ applications, renewals, events }: Records): Entry[] => [
  ...applications.flatMap(({ _id, history = [], membershipType }): Entry[] =>
    history.flatMap(({ from, to, at, by, reason }, place): Entry[] => {
      const kind = to === 'approved' ? 'approved' : from === 'approved' ? 'approvalWithdrawn' : undefined
      return kind
        ? [
            {
              ...EMPTY,
              id: `${_id.toString()}-${place}`,
              kind,
              at: at.toISOString(),
              by: idOf(by),
              grade: membershipType,
              reason: reason ?? null,
            },
          ]
        : []
    }),
  ),
  ...renewals.map(({ _id, years, decidedAt, decidedBy, note }): Entry => ({
    ...EMPTY,
    id: _id.toString(),
    kind: 'renewed',
    at: decidedAt.toISOString(),
    by: idOf(decidedBy),
    years,
    reason: note ?? null,
  })),
  ...events.map(({ _id, kind, at, effectiveAt, by, grade, expiresAt, reason, sharedReason }): Entry => ({
    id: _id.toString(),
    kind,
    at: at.toISOString(),
    effectiveAt: toIso(effectiveAt),
    by: idOf(by),
    grade: grade ?? null,
    years: null,
    expiresAt: toIso(expiresAt),
    reason: reason ?? null,
    sharedReason: sharedReason ?? null,
  })),
]

const namesOf = async (
  { payload }: PayloadRequest,
  entries: readonly Entry[],
): Promise<(id: string | null) => string | null> => {
  const ids = [...new Set(entries.flatMap(({ by }) => by ?? []))]
  const profiles = await modelOf(payload, 'profiles')
    .find({ user: { $in: ids } }, { user: 1, fullName: 1 })
    .lean<{ user: unknown; fullName: string }[]>()
  const names = new Map(profiles.map(({ user, fullName }) => [String(user), fullName]))
  return (id) => id && (names.get(id) ?? 'A former colleague')
}

const toMembership = (stored: StoredMembership): NonNullable<MembershipRecord['membership']> => ({
  number: stored.number,
  registeredName: stored.registeredName ?? null,
  grade: stored.grade,
  startedAt: stored.startedAt.toISOString(),
  expiresAt: toIso(stored.expiresAt),
  graceUntil: toIso(stored.graceUntil),
  suspendedAt: toIso(stored.suspendedAt),
  endedAt: toIso(stored.withdrawnAt),
  ending: stored.withdrawnAt ? (stored.ending ?? 'withdrawn') : null,
  reason: stored.reason ?? null,
  sharedReason: stored.sharedReason ?? null,
})

/** A person's membership as staff see it: how it stands, what can be done, and everything that happened to it. The caller decides who may ask. */
export const membershipRecord = async (req: PayloadRequest, user: string): Promise<MembershipRecord> => {
  const { payload } = req
  const seen = await countEvents(payload, user) // read first: what comes meanwhile is noticed when somebody acts on it
  const [stored, isOpen, recordsOf] = await Promise.all([
    findMembership(payload, user),
    hasOpenApplication(req, user),
    readRecords(payload, [user]),
  ])
  const entries = entriesOf(recordsOf(user)).sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
  const nameOf = await namesOf(req, entries)
  return {
    status: membershipStatus({ membership: stored, hasOpenApplication: isOpen }),
    membership: stored && toMembership(stored),
    actions: actionsFor(stored, isOpen),
    seen,
    history: entries.map((entry) => ({ ...entry, by: nameOf(entry.by) })),
  }
}
