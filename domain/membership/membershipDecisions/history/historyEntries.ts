import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { TakenBack } from '../../../money/invoices'
import { type StoredMembership, readCompanyName } from '../../memberships'
import type { MembershipHistoryEntry } from '../../memberships/membershipRecord.schema'
import { findHeldSeats } from '../../membershipSeats'
import { findReminders } from '../../renewals'
import type { Reminder } from '../../renewals/reminders.schema'
import { type Decisions, termFactsOf } from '../membershipFacts'

/** An entry with the account of the person who decided. */
export type Entry = Omit<MembershipHistoryEntry, 'by'> & { by: ObjectId | null }

export const toIso = (date: Date | null | undefined): string | null => date?.toISOString() ?? null
const EMPTY = {
  effectiveAt: null,
  grade: null,
  years: null,
  expiresAt: null,
  reason: null,
  sharedReason: null,
} as const

/** What decisions and payments did to a membership. */
export const entriesOf = (
  { applications, renewals, terms, events }: Decisions,
  takenBack: readonly TakenBack[],
): Entry[] => [
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
  ...terms.flatMap((term) =>
    termFactsOf(term).map((fact): Entry => ({
      ...EMPTY,
      id: fact.id ?? term._id.toHexString(),
      kind: fact.kind,
      at: fact.at.toISOString(),
      by: null,
      years: fact.kind === 'paid' ? fact.years : null,
      ...(fact.kind === 'instalment' && { coveredUntil: fact.until.toISOString() }),
      reason: term.number ?? null,
    })),
  ),
  ...takenBack.map(({ id, number, at }): Entry => ({
    ...EMPTY,
    id,
    kind: 'takenBack',
    at: at.toISOString(),
    by: null,
    reason: number,
  })),
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
export const remindersOf = async (payload: Payload, stored: StoredMembership | null): Promise<Entry[]> => {
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
export const seatEntriesOf = async (payload: Payload, user: string): Promise<Entry[]> =>
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
