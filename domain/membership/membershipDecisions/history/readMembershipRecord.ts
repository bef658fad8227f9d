import type { PayloadRequest } from 'payload'
import { hasOpenApplication } from '../../applications'
import {
  type StoredMembership,
  countEvents,
  findMembership,
  membershipStatus,
  readCompany,
  readCompanyName,
} from '../../memberships'
import { findTakenBack } from '../../../money/invoices'
import type { MembershipHistoryEntry, MembershipRecord } from '../../memberships/membershipRecord.schema'
import { findFullNames } from '../../../people/profiles'
import { readDecisions } from '../membershipFacts'
import { actionsFor } from '../recordMembershipEvent'
import { type Entry, entriesOf, remindersOf, seatEntriesOf, toIso } from './historyEntries'
import { FORMER_COLLEAGUE } from '../../../people/profiles/formerPeople.schema'

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
  termEndsAt: toIso(stored.termEndsAt),
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
      by: entry.by && (names.get(entry.by.toHexString()) ?? FORMER_COLLEAGUE),
    }))
}

/**
 * A person's membership as staff see it: its state, what can be done, and everything that happened to it. Skips access
 * control: the caller checks the permission.
 */
export const readMembershipRecord = async (req: PayloadRequest, user: string): Promise<MembershipRecord> => {
  const { payload } = req
  const seen = await countEvents(payload, user) // read first, so that an event in between is noticed as a version conflict
  const [stored, isOpen, decisionsOf, own, seatEntries, takenBack] = await Promise.all([
    findMembership(payload, user),
    hasOpenApplication(payload, user),
    readDecisions(payload, [user]),
    readCompany(payload, user),
    seatEntriesOf(payload, user),
    findTakenBack(payload, user),
  ])
  const seats = own?.seats ?? 0
  const company = stored?.company
    ? { id: stored.company.toHexString(), name: await readCompanyName(payload, stored.company) }
    : null
  return {
    status: membershipStatus({ membership: stored, hasOpenApplication: isOpen }),
    membership: stored && toMembership(stored, { company, seats }),
    // nobody decides their own matters
    actions: req.user?.id === user ? [] : actionsFor(stored, { hasOpenApplication: isOpen, seats }),
    seen,
    history: await toHistory(req, [
      ...entriesOf(decisionsOf(user), takenBack),
      ...seatEntries,
      ...(await remindersOf(payload, stored)),
    ]),
  }
}
