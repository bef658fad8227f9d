import type { Payload } from 'payload'
import { jubaYear } from '../../../platform/jubaTime'
import { markAwaitingPayment } from '../applications'
import { moveContentVersion, moveMembersVersion } from '../../content/contentVersions'
import {
  announceMembership,
  createMembership,
  findGrade,
  findMembership,
  issueMembershipNumber,
  readTermRules,
  reconcileMemberRole,
  updateMembership,
} from '../memberships'
import { setMembershipType } from '../../people/profiles'
import { carryOver } from './repair/carryOver'
import { isStoredAs, remindersAfter } from './isStoredAs'
import { findTakenSeats } from '../membershipSeats'
import { findAwaitingPayment } from './deriveMembership'
import { readDecisions, toFacts } from './membershipFacts'
import { reconcileRegisteredName } from './reconcileRegisteredName'
import { readFollowed } from './seats/readFollowed'

/** Far more than the number of colleagues who could decide on one person at once. */
const MAX_ATTEMPTS = 100

/** Stores the membership that the facts give, and repeats until the stored one is what they give. */
const storeDerived = async (payload: Payload, user: string): Promise<void> => {
  const rules = await readTermRules(payload)
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const stored = await findMembership(payload, user)
    if (stored && (stored.revision ?? null) === null) {
      await carryOver(payload, [stored], rules)
      continue
    }
    const derived = await readFollowed(payload, user, rules)
    if (!derived || (stored && isStoredAs(stored, derived))) return
    if (stored) {
      const changes = { ...derived, ...remindersAfter(stored, derived) }
      await updateMembership(payload, user, stored.revision, changes)
    } else if ('grade' in derived) {
      const number = await issueMembershipNumber(payload, user, () => jubaYear(derived.decidedAt))
      await createMembership(payload, user, { number, ...derived })
    } else return // withdrawn, or not paid yet, before a membership had followed from it
  }
  throw new Error('The membership was written by others again and again')
}

/**
 * Notes on the applications which of them wait for their first payment: the status is pending until then. It
 * looks again after writing, so that the last one to write has seen the last fact.
 */
const reconcileAwaited = async (payload: Payload, user: string): Promise<void> => {
  const rules = await readTermRules(payload)
  const read = async (): Promise<string[]> =>
    findAwaitingPayment(toFacts((await readDecisions(payload, [user]))(user)), rules)
  let awaited = await read()
  for (;;) {
    await markAwaitingPayment(payload, user, awaited)
    const now = await read()
    if (now.join() === awaited.join()) return
    awaited = now
  }
}

/** The profile shows the grade of a membership that has not ended. */
const reconcileProfileGrade = async (payload: Payload, user: string): Promise<void> => {
  const grade = await findGrade(payload, user)
  if (grade) await setMembershipType(payload, user, grade)
}

/** Makes the membership of one person follow from the facts, and of nobody else. */
const reconcileOne = async (payload: Payload, user: string): Promise<void> => {
  await storeDerived(payload, user)
  await reconcileAwaited(payload, user)
  await reconcileRegisteredName(payload, user)
  await reconcileProfileGrade(payload, user)
  await reconcileMemberRole(payload, user)
  await announceMembership(payload, user)
}

/**
 * Makes a person's membership follow from the facts: number, grade, dates and standing, and with it the
 * profile's type, the registered name and the role; of a company also those of the people who hold its seats. Called
 * after every new fact. Safe to repeat and to run twice at once: it looks again after writing, so that the last one
 * to write has seen the last fact. Source: spec.md section 4; decisions.md "Terms", "Application status".
 */
export const reconcileMembership = async (payload: Payload, user: string): Promise<void> => {
  await reconcileOne(payload, user)
  // a seat follows the company's own membership, so nobody follows those who follow
  for (const seat of await findTakenSeats(payload, user)) await reconcileOne(payload, seat.user.toHexString())
  await moveContentVersion(payload, 'content') // statistics count members
  await moveMembersVersion(payload) // the directory lists them
}
