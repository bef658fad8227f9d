import type { Payload } from 'payload'
import type { Grade } from './grades.schema'
import { type DatesCondition, currentMembersCondition } from './membershipStatus'
import { countMemberships } from './membershipsRepository'

/**
 * Counts the current members. In several queries that indexes answer: a single one would read every membership, because
 * an index cannot tell an empty field from a missing one.
 * @param grade only members of this grade
 */
export const countCurrentMembers = async (
  payload: Payload,
  now = new Date(),
  grade?: Grade,
): Promise<number> => {
  const ofGrade = grade ? { grade } : {}
  const epoch = new Date(0)
  const [running, endless, inGrace, ended] = await Promise.all([
    countMemberships(payload, { ...ofGrade, expiresAt: { $gt: now } }),
    countMemberships(payload, { ...ofGrade, expiresAt: null }),
    countMemberships(
      payload,
      { ...ofGrade, expiresAt: { $lte: now }, graceUntil: { $gt: now } },
      { ...(grade && { grade: 1 }), expiresAt: 1, graceUntil: 1 },
    ),
    // suspended or ended, though their dates would still count: the queries above include them
    countMemberships(payload, {
      ...datesOf(currentMembersCondition(now)),
      ...ofGrade,
      $and: [{ $or: [{ suspendedAt: { $gt: epoch } }, { withdrawnAt: { $gt: epoch } }] }],
    }),
  ])
  return running + endless + inGrace - ended
}

/** The part of the rule that is about dates of terms. */
const datesOf = ({ suspendedAt: _, withdrawnAt: __, ...dates }: DatesCondition): DatesCondition => dates
