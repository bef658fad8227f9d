import type { Payload } from 'payload'
import { jubaYear, toJubaTime } from '../../../platform/jubaTime'
import { workOnEach } from '../../../platform/workOnEach'
import { askEndorsement, findContactOf } from '../endorsements'
import { findMembership, membershipStatus } from '../memberships'
import type { Grade } from '../memberships/grades.schema'
import type { NewNomination } from './nomination.schema'
import type { NominatedGrade } from './nominations.schema'
import {
  type StoredNomination,
  createNomination,
  findNomination,
  findUnaskedNominations,
  markAsked,
} from './nominationsRepository'

/** Nominations are open from 1 January to 31 March, days in Juba. Source: decisions.md "Nominations". */
export const areNominationsOpen = (at: Date): boolean => Number(toJubaTime(at).slice(5, 7)) <= 3

export type NominationProblem =
  | 'closed'
  | 'not_entitled'
  | 'unknown_nominee'
  | 'not_professional'
  | 'own'
  | 'seconder_not_fellow'
  | 'nominated_already'

const CURRENT = ['active', 'grace']

/** The grades that a person may nominate for: Fellows all, other current members Honorary. */
export const readNominatedGrades = async (payload: Payload, user: string): Promise<NominatedGrade[]> => {
  const membership = await findMembership(payload, user)
  if (!membership || !CURRENT.includes(membershipStatus({ membership }))) return []
  return membership.grade === 'fellow' ? ['fellow', 'honorary'] : ['honorary']
}

const isCurrent = (contact: { grade: Grade | null; status: string }, grade: Grade): boolean =>
  contact.grade === grade && CURRENT.includes(contact.status)

/** Asks the nominee and the second Fellow to confirm. Safe to repeat: each is asked once. */
const askPeople = async (payload: Payload, nomination: StoredNomination): Promise<void> => {
  const { _id, user, grade, nomineeName: fullName, nomineeEmail, nominee, reason } = nomination
  const common = { subject: _id.toHexString(), user: user?.toHexString() ?? '', fullName, grade, reason }
  await askEndorsement(payload, {
    ...common,
    kind: 'nominee',
    contact: nomination.nomineeContact,
    email: nomineeEmail,
    member: nominee?.toHexString() ?? null,
  })
  const second = nomination.seconder ? await findContactOf(payload, nomination.seconder) : null
  if (second && nomination.seconder)
    await askEndorsement(payload, {
      ...common,
      kind: 'nominator',
      contact: nomination.seconder,
      email: second.email,
      member: second.member,
    })
  await markAsked(payload, _id)
}

/**
 * Nominates somebody for Fellow or Honorary membership. The nominee, and of a Fellow the second nominator, get a
 * link to confirm. Open from January to March.
 * @param at when it is made
 */
export const nominate = async (
  payload: Payload,
  user: string,
  { grade, nominee, nomineeName, reason, seconder }: NewNomination,
  at = new Date(),
): Promise<{ id: string } | { problem: NominationProblem }> => {
  if (!areNominationsOpen(at)) return { problem: 'closed' }
  if (!(await readNominatedGrades(payload, user)).includes(grade)) return { problem: 'not_entitled' }
  const found = await findContactOf(payload, nominee)
  if (!found) return { problem: 'unknown_nominee' }
  if (found.member === user) return { problem: 'own' }
  if (grade === 'fellow' && !isCurrent(found, 'professional')) return { problem: 'not_professional' }
  if (seconder) {
    const second = await findContactOf(payload, seconder)
    const isOther = second?.member !== user && second?.member !== found.member
    if (!second || !isOther || !isCurrent(second, 'fellow')) return { problem: 'seconder_not_fellow' }
  }
  const id = await createNomination(payload, {
    user,
    grade,
    nominee: found.member,
    nomineeName,
    nomineeEmail: found.email,
    nomineeContact: nominee,
    seconder: grade === 'fellow' ? (seconder ?? null) : null,
    reason,
    year: jubaYear(at),
  })
  if (!id) return { problem: 'nominated_already' }
  const stored = await findNomination(payload, id)
  if (stored) await askPeople(payload, stored)
  return { id }
}

/** Asks the people whom a crash kept from being asked. Runs regularly. */
export const catchUpNominations = async (payload: Payload): Promise<void> => {
  const nominations = await findUnaskedNominations(payload)
  await workOnEach(payload, nominations, (nomination) => askPeople(payload, nomination), {
    failed: 'the people of a nomination could not be asked; it is tried again',
    about: ({ _id }) => ({ nomination: _id.toHexString() }),
  })
}
