import type { Payload } from 'payload'
import { moveContentVersion, moveMembersVersion } from '../contentVersions'
import { modelOf } from '../../platform/database'
import { jubaYear } from '../../platform/jubaTime'
import { carryOver } from './carryOver'
import { deriveMembership } from './deriveMembership'
import { issueMembershipNumber } from './issueMembershipNumber'
import { factsIn, findMembership, isStoredAs, readRecords, storeMembership } from './membershipsRepository'
import { settleMemberRole } from './memberRoles'
import { settleRegisteredName } from './registeredName'
import { termRules } from './termRules'

/** Far more than there are colleagues who could decide on one person at once. */
const MAX_TURNS = 100

/** Writes the membership that the facts give, until one is found that they give. */
const storeDerived = async (payload: Payload, user: string): Promise<void> => {
  const rules = await termRules(payload)
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const known = await findMembership(payload, user)
    if (known && (known.revision ?? null) === null) {
      await carryOver(payload, [known], rules)
      continue
    }
    const derived = deriveMembership(factsIn((await readRecords(payload, [user]))(user)), rules)
    if (!derived || isStoredAs(known, derived)) return
    if (known) await storeMembership(payload, user, known, derived)
    else if ('grade' in derived)
      await storeMembership(
        payload,
        user,
        null,
        derived,
        await issueMembershipNumber(payload, user, () => jubaYear(derived.decidedAt)),
      )
    else return // an approval was withdrawn before a membership had followed from it
  }
  throw new Error('The membership was written by others again and again')
}

/** The profile shows the grade of a membership that has not ended. */
const settleProfileGrade = async (payload: Payload, user: string): Promise<void> => {
  const membership = await modelOf(payload, 'memberships')
    .findOne({ user, withdrawnAt: null }, { grade: 1 })
    .lean<{ grade: string } | null>()
  if (membership)
    await modelOf(payload, 'profiles').updateOne(
      { user, membershipType: { $ne: membership.grade } },
      { $set: { membershipType: membership.grade } },
    )
}

/**
 * Makes a person's membership follow from the facts as they stand: number, grade, dates and standing, and with it the
 * profile's type, the registered name and the role. Called after every new fact. Safe to repeat and to run twice at once:
 * it looks again after writing, so that the last one to write has seen the last fact.
 * Source: spec.md section 4; decisions.md "Terms", "Application status".
 */
export const settleMembership = async (payload: Payload, user: string): Promise<void> => {
  await storeDerived(payload, user)
  await settleRegisteredName(payload, user)
  await settleProfileGrade(payload, user)
  await settleMemberRole(payload, user)
  await moveContentVersion(payload, 'content') // figures count members
  await moveMembersVersion(payload) // the directory lists them
}
