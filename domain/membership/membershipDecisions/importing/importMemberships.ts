import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { endOfJubaDay, fromJubaTime, jubaYear } from '../../../../platform/jubaTime'
import {
  type TermRules,
  countEventsOf,
  fillRegisteredName,
  findMembershipsOf,
  insertEvents,
  insertMemberships,
  issueMembershipNumber,
  keepNumbers,
  readTermRules,
} from '../../memberships/index'
import type { Grade } from '../../memberships/grades.schema'
import { deriveMembership } from '../deriveMembership'
import type { MembershipFact } from '../membershipFacts'
import { reconcileMembership } from '../reconcileMembership'

/** What a list says of a membership. Days are `YYYY-MM-DD`, in Juba. */
export interface ImportedState {
  grade: Grade
  startedOn: string
  /** The last day; null for a grade without an end. */
  expiresOn: string | null
  isSuspended: boolean
  ending: 'resigned' | 'died' | 'withdrawn' | null
}

export interface ImportedMembership extends ImportedState {
  /** The id of its fact: what is recorded again with the same one counts once. */
  event: ObjectId
  user: ObjectId
  /** A number that the person has already; left out, the next one of the series, or the one of the membership. */
  number?: string
  registeredName: string
  /** Whether the account was made by the same import, so that nothing else is known about it. */
  isNewPerson: boolean
  /** File and row, for the record. */
  reason: string
}

interface Prepared {
  entry: ImportedMembership
  event: Record<string, unknown> & { kind: 'imported'; at: Date }
  derived: Record<string, unknown> & { grade: Grade; startedAt: Date }
}

const prepare = (entry: ImportedMembership, at: Date, rules: TermRules): Prepared => {
  const { user, grade, startedOn, expiresOn, isSuspended, ending, reason, registeredName } = entry
  const state = {
    grade,
    startedAt: new Date(fromJubaTime(`${startedOn}T00:00`)),
    expiresAt: expiresOn === null ? null : endOfJubaDay(expiresOn),
    suspendedAt: isSuspended ? at : null,
    ending,
  }
  const fact: MembershipFact = { kind: 'imported', at, rules, ...state }
  const derived = deriveMembership([fact], rules)
  if (!derived || !('grade' in derived)) throw new Error('An imported membership gives none')
  return {
    entry,
    event: { user, kind: 'imported', at, effectiveAt: at, reason, registeredName, ...state, ...rules },
    derived: { ...derived, registeredName },
  }
}

/** Reads the rules of each grade once. */
const rulesReader = (payload: Payload): ((grade: Grade) => Promise<TermRules>) => {
  const known = new Map<Grade, Promise<TermRules>>()
  return (grade) => {
    const rules = known.get(grade) ?? readTermRules(payload, grade)
    known.set(grade, rules)
    return rules
  }
}

/**
 * Records what a list says of memberships, each as a fact of the kind `imported`, and what follows from it. Numbers are
 * kept, or issued where there is none. Safe to repeat with the same moment. The caller reconciles the roles and moves
 * the content versions.
 * @param at when it is recorded
 * @returns why some were not recorded, by account
 */
export const importMemberships = async (
  payload: Payload,
  entries: readonly ImportedMembership[],
  { at, by }: { at: Date; by: ObjectId | undefined },
): Promise<Map<string, string>> => {
  const failures = new Map<string, string>()
  const users = entries.map(({ user }) => user)
  const stored = new Map((await findMembershipsOf(payload, users)).map((each) => [String(each.user), each]))
  const without = entries.filter(({ user }) => !stored.has(String(user)))
  const taken = await keepNumbers(
    payload,
    without.flatMap(({ user, number }) => (number ? { user, number } : [])),
  )
  for (const user of taken) failures.set(user, 'The membership number was issued to somebody else.')

  const rulesOf = rulesReader(payload)
  const prepared: Prepared[] = []
  for (const entry of entries)
    if (!taken.has(String(entry.user))) prepared.push(prepare(entry, at, await rulesOf(entry.grade)))

  const fresh = prepared.filter(({ entry }) => !stored.has(String(entry.user)))
  const memberships = []
  for (const { entry, derived } of fresh) {
    const number = entry.number ?? (await issueMembershipNumber(payload, entry.user, () => jubaYear(at)))
    memberships.push({ ...derived, decidedBy: by ?? null, user: entry.user, number })
  }
  const held = await insertMemberships(payload, memberships)
  for (const { entry } of fresh)
    if (!held.has(String(entry.user)))
      failures.set(String(entry.user), 'The membership number was given to somebody else meanwhile.')

  const recordable = prepared.filter(({ entry }) => !failures.has(String(entry.user)))
  const counts = await countEventsOf(payload, users)
  const refused = await insertEvents(
    payload,
    recordable.map(({ entry, event }) => ({
      ...event,
      _id: entry.event,
      user: entry.user,
      by: by ?? null,
      sequence: (counts.get(String(entry.user)) ?? 0) + 1,
      needsSettling: false,
    })),
  )
  for (const user of refused) failures.set(user, 'The membership was changed meanwhile.')
  for (const { entry } of recordable) {
    if (entry.isNewPerson || refused.has(String(entry.user))) continue
    await reconcileMembership(payload, entry.user.toHexString())
    await fillRegisteredName(payload, entry.user, entry.registeredName)
  }
  return failures
}
