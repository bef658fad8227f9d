import type { Payload } from 'payload'
import {
  appendEvent,
  countEvents,
  findEvents,
  findMembership,
  membershipStatus,
  readTermRules,
} from '../memberships'
import type { Grade } from '../memberships/grades.schema'
import { finaliseMembershipEvent } from './finaliseMembershipEvent'

/** An approved nomination of a person with an account. */
export interface NominatedGrade {
  user: string
  grade: Grade
  /** Id of the nomination: it is recorded once. */
  nomination: string
  fullName: string
  /** Why, for the member's timeline. */
  reason: string
  /** Id of the account of who decided. */
  by: string | null
}

const MAX_ATTEMPTS = 100

/**
 * Records on a membership that an approved nomination gave its grade: a change of grade for a member, else a new
 * membership. Safe to repeat after a crash and to run twice at once.
 */
export const recordNominatedGrade = async (
  payload: Payload,
  { user, grade, nomination, fullName, reason, by }: NominatedGrade,
): Promise<void> => {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const count = await countEvents(payload, user)
    const known = (await findEvents(payload, [user])).find((event) => event.nomination === nomination)
    if (known) return finaliseMembershipEvent(payload, known._id.toHexString())
    const membership = await findMembership(payload, user)
    const isMember = ['active', 'grace', 'suspended'].includes(membershipStatus({ membership }))
    const now = new Date()
    const id = await appendEvent(payload, user, count, {
      kind: isMember ? 'gradeChanged' : 'added',
      ...(!isMember && { registeredName: fullName }),
      grade,
      nomination,
      reason,
      effectiveAt: now,
      at: now,
      by,
      ...(await readTermRules(payload, grade)),
      needsSettling: true,
    })
    if (id) return finaliseMembershipEvent(payload, id)
  }
  throw new Error('The membership was written by others again and again')
}
