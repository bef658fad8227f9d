import type { Payload } from 'payload'
import { findTakenBack } from '../../../money/invoices'
import { type TermRules, membershipStatus, readTermRules } from '../../memberships'
import type { OwnHistory, OwnHistoryEntry } from '../../memberships/membershipRecord.schema'
import { type HeldSeat, findHeldSeats } from '../../membershipSeats'
import { deriveMembership, findAwaitingPayment } from '../deriveMembership'
import { type MembershipFact, readDecisions, toFacts } from '../membershipFacts'
import { withSeat } from '../seats/deriveSeat'
import { type Entry, entriesOf, seatEntriesOf } from './historyEntries'
import { type StateThen, type StatusChange, statusChanges } from './statusChanges'

const ON_A_PAGE = 20
const OF_AN_INVOICE: readonly Entry['kind'][] = ['joined', 'paid', 'instalment', 'takenBack']

const upTo = (facts: readonly MembershipFact[], at: Date): MembershipFact[] =>
  facts.filter((fact) => fact.at <= at)

/** The seat that a person held at a moment, else the one that had ended by then. */
const seatAt = (seats: readonly HeldSeat[], at: Date): HeldSeat | undefined => {
  const taken = seats.filter(({ takenAt }) => takenAt <= at)
  return taken.findLast(({ endedAt }) => !endedAt || endedAt > at) ?? taken.at(-1)
}

/** Reads states of the past: what the facts of a person, and of the company of a seat, gave then. */
const stateReader =
  (
    facts: readonly MembershipFact[],
    {
      seats,
      companies,
      rules,
    }: {
      seats: readonly HeldSeat[]
      companies: ReadonlyMap<string, readonly MembershipFact[]>
      rules: TermRules
    },
  ) =>
  (at: Date): StateThen => {
    const known = upTo(facts, at)
    const own = deriveMembership(known, rules)
    const held = seatAt(seats, at)
    const company = held
      ? deriveMembership(upTo(companies.get(held.company.toHexString()) ?? [], at), rules)
      : null
    const seat = held && {
      company: held.company.toHexString(),
      grade: held.grade,
      takenAt: held.takenAt,
      endedAt: held.endedAt && held.endedAt <= at ? held.endedAt : null,
    }
    const followed = withSeat(own, seat ?? null, { company, facts: known, now: at })
    const isAwaited = findAwaitingPayment(known, rules).length > 0
    return {
      status: membershipStatus({ membership: followed, hasOpenApplication: isAwaited, now: at }),
      ends: [own, followed].flatMap((each) =>
        each && 'grade' in each ? [each.expiresAt, each.graceUntil, each.moreTimeUntil] : [],
      ),
    }
  }

/** What the member reads of an entry: no names of staff, and of their words what is meant for the member. */
const toOwn = ({ by: _, reason, sharedReason, reminder: __, ...entry }: Entry): OwnHistoryEntry => ({
  ...entry,
  invoice: OF_AN_INVOICE.includes(entry.kind) ? reason : null,
  words: sharedReason,
  status: null,
})

const alone = ({ at, to, end }: StatusChange): OwnHistoryEntry => ({
  id: `${at.toISOString()}-${to}`,
  kind: end ?? 'companyChanged',
  at: at.toISOString(),
  effectiveAt: null,
  grade: null,
  years: null,
  expiresAt: null,
  invoice: null,
  words: null,
  status: to,
})

/** Entries with the changes of the status that they caused; a change that nothing of the person caused is its own. */
const withChanges = (entries: OwnHistoryEntry[], changes: readonly StatusChange[]): OwnHistoryEntry[] => {
  const merged = [...entries]
  for (const change of changes) {
    const at = change.at.toISOString()
    const place = change.end ? -1 : merged.findLastIndex((entry) => entry.at === at)
    const cause = merged[place]
    if (cause) merged[place] = { ...cause, status: change.to }
    else merged.push(alone(change))
  }
  return merged.toSorted((a, b) => b.at.localeCompare(a.at))
}

/**
 * Everything that happened to a person's own membership and every change of its status with the cause, the latest
 * first, in pages. What a payment gave that went back is told as gone; that it went back is told too.
 * @param page from 1; beyond the last one the last
 */
export const readOwnHistory = async (
  payload: Payload,
  user: string,
  page: number,
  now = new Date(),
): Promise<OwnHistory> => {
  const [seats, rules, takenBack, seatEntries] = await Promise.all([
    findHeldSeats(payload, user),
    readTermRules(payload),
    findTakenBack(payload, user),
    seatEntriesOf(payload, user),
  ])
  const companyIds = [...new Set(seats.map(({ company }) => company.toHexString()))]
  const decisionsOf = await readDecisions(payload, [user, ...companyIds])
  const facts = toFacts(decisionsOf(user))
  const companies = new Map(companyIds.map((id) => [id, toFacts(decisionsOf(id))]))
  const moments = [
    ...facts.map(({ at }) => at),
    ...seats.flatMap(({ takenAt, endedAt }) => [takenAt, ...(endedAt ? [endedAt] : [])]),
    ...[...companies.values()].flat().map(({ at }) => at),
  ]
  const entries = [...entriesOf(decisionsOf(user), takenBack), ...seatEntries].map(toOwn)
  const changes = statusChanges(moments, stateReader(facts, { seats, companies, rules }), now)
  const all = withChanges(entries, changes)
  const pages = Math.max(1, Math.ceil(all.length / ON_A_PAGE))
  const shown = Math.min(page, pages)
  return { entries: all.slice((shown - 1) * ON_A_PAGE, shown * ON_A_PAGE), page: shown, pages }
}
