import type { ObjectId } from 'mongodb'
import type { Payload, PayloadRequest } from 'payload'
import { hasOpenApplication } from '../applications'
import {
  type StoredMembership,
  countEvents,
  findMembership,
  membershipStatus,
  readCompany,
  readCompanyName,
} from '../memberships'
import { findHeldSeats } from '../membershipSeats'
import type { MembershipHistoryEntry, MembershipRecord } from '../memberships/membershipRecord.schema'
import { findFullNames } from '../profiles'
import { findReminders } from '../renewals'
import type { Reminder } from '../renewals/reminders.schema'
import { type Decisions, readDecisions } from './membershipFacts'
import { actionsFor } from './recordMembershipEvent'

/** An entry with the account of the person who decided. */
type Entry = Omit<MembershipHistoryEntry, 'by'> & { by: ObjectId | null }

const toIso = (date: Date | null | undefined): string | null => date?.toISOString() ?? null
const EMPTY = {
  effectiveAt: null,
  grade: null,
  years: null,
  expiresAt: null,
  reason: null,
  sharedReason: null,
} as const

const entriesOf = ({ applications, renewals, terms, events }: Decisions): Entry[] => [
  ...applications.flatMap(({ _id, history, membershipType, previousGrade }): Entry[] =>
    (history ?? []).flatMap(({ from, to, at, by, reason }, place): Entry[] => {
      const kind = to === 'approved' ? 'approved' : from === 'approved' ? 'approvalWithdrawn' : undefined
      return kind
        ? [
            {
              ...EMPTY,
              id: `${_id.toHexString()}-${place}`,
              kind,
              at: at.toISOString(),
              by: by ?? null,
              grade: membershipType,
              ...(kind === 'approved' && previousGrade && { previousGrade }),
              reason: reason ?? null,
            },
          ]
        : []
    }),
  ),
  ...renewals.map(({ _id, years, decidedAt, decidedBy, note }): Entry => ({
    ...EMPTY,
    id: _id.toHexString(),
    kind: 'renewed',
    at: decidedAt.toISOString(),
    by: decidedBy ?? null,
    years,
    reason: note ?? null,
  })),
  ...terms.flatMap(({ _id, purpose, number, years, status, paidAt }): Entry[] =>
    status === 'paid' && paidAt
      ? [
          {
            ...EMPTY,
            id: _id.toHexString(),
            kind: purpose === 'joining' ? 'joined' : 'paid',
            at: paidAt.toISOString(),
            by: null,
            years: years ?? null,
            reason: number ?? null,
          },
        ]
      : [],
  ),
  ...events.map((event): Entry => {
    const { _id, kind, at, effectiveAt, by, grade, expiresAt, graceUntil, reason, sharedReason, seats } =
      event
    return {
      id: _id.toHexString(),
      kind,
      at: at.toISOString(),
      effectiveAt: toIso(effectiveAt),
      by: by ?? null,
      grade: grade ?? null,
      years: null,
      ...(seats && { seats }),
      expiresAt: toIso(expiresAt),
      ...(kind === 'graceExtended' && { moreTimeUntil: toIso(graceUntil) }),
      reason: reason ?? null,
      sharedReason: sharedReason ?? null,
    }
  }),
]

/** The reminders that were sent to a member, and those that could not be. */
const remindersOf = async (
  { payload }: PayloadRequest,
  stored: StoredMembership | null,
): Promise<Entry[]> => {
  const found = stored ? await findReminders(payload, [stored._id]) : new Map<string, Reminder[]>()
  return [...found.values()].flat().map(({ id, at, mark, status }): Entry => ({
    ...EMPTY,
    id,
    kind: 'reminded',
    at,
    by: null,
    reminder: { mark, status },
  }))
}

/** The seats of companies that a person took, and their ends. */
const seatEntriesOf = async (payload: Payload, user: string): Promise<Entry[]> =>
  (
    await Promise.all(
      (await findHeldSeats(payload, user)).map(async (seat): Promise<Entry[]> => {
        const company = await readCompanyName(payload, seat.company)
        const id = seat._id.toHexString()
        const taken: Entry = {
          ...EMPTY,
          id: `${id}-taken`,
          kind: 'seatTaken',
          at: seat.takenAt.toISOString(),
          by: seat.user,
          company,
        }
        const { endedAt, endedBy = null, reason = null } = seat
        return endedAt
          ? [
              taken,
              {
                ...taken,
                id: `${id}-ended`,
                kind: 'seatEnded',
                at: endedAt.toISOString(),
                by: endedBy,
                reason,
              },
            ]
          : [taken]
      }),
    )
  ).flat()

const toMembership = (
  stored: StoredMembership,
  facts: Pick<NonNullable<MembershipRecord['membership']>, 'company' | 'seats'>,
): NonNullable<MembershipRecord['membership']> => ({
  ...facts,
  number: stored.number,
  registeredName: stored.registeredName ?? null,
  grade: stored.grade,
  startedAt: stored.startedAt.toISOString(),
  expiresAt: toIso(stored.expiresAt),
  graceUntil: stored.paymentReportedAt ? null : toIso(stored.graceUntil),
  suspendedAt: toIso(stored.suspendedAt),
  endedAt: toIso(stored.withdrawnAt),
  ending: stored.withdrawnAt ? (stored.ending ?? 'withdrawn') : null,
  reason: stored.reason ?? null,
  sharedReason: stored.sharedReason ?? null,
})

/** The entries, oldest first, with the names of the people who decided. */
const toHistory = async (
  { payload }: PayloadRequest,
  entries: readonly Entry[],
): Promise<MembershipHistoryEntry[]> => {
  const names = await findFullNames(
    payload,
    entries.flatMap(({ by }) => by ?? []),
  )
  return entries
    .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
    .map((entry) => ({
      ...entry,
      by: entry.by && (names.get(entry.by.toHexString()) ?? 'A former colleague'),
    }))
}

/**
 * A person's membership as staff see it: its state, what can be done, and everything that happened to it. Skips access
 * control: the caller decides who may read it.
 */
export const readMembershipRecord = async (req: PayloadRequest, user: string): Promise<MembershipRecord> => {
  const { payload } = req
  const seen = await countEvents(payload, user) // read first, so that an event in between is noticed as a version conflict
  const [stored, isOpen, decisionsOf, own, seatEntries] = await Promise.all([
    findMembership(payload, user),
    hasOpenApplication(payload, user),
    readDecisions(payload, [user]),
    readCompany(payload, user),
    seatEntriesOf(payload, user),
  ])
  const seats = own?.seats ?? 0
  const company = stored?.company
    ? { id: stored.company.toHexString(), name: await readCompanyName(payload, stored.company) }
    : null
  return {
    status: membershipStatus({ membership: stored, hasOpenApplication: isOpen }),
    membership: stored && toMembership(stored, { company, seats }),
    actions: actionsFor(stored, { hasOpenApplication: isOpen, seats }),
    seen,
    history: await toHistory(req, [
      ...entriesOf(decisionsOf(user)),
      ...seatEntries,
      ...(await remindersOf(req, stored)),
    ]),
  }
}
