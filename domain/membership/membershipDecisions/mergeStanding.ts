import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { type StoredMembership, countEvents, insertEvents, readTermRules } from '../memberships'
import { readDecisions, toFacts } from './membershipFacts'

/** Whether anything was ever decided about the memberships of both of two people. */
export const haveBothFacts = async (
  payload: Payload,
  people: readonly [ObjectId, ObjectId],
): Promise<boolean> => {
  const decisionsOf = await readDecisions(payload, people)
  return people.every((person) => toFacts(decisionsOf(person)).length > 0)
}

const endingOf = ({ ending }: StoredMembership) => (ending === 'erased' ? null : (ending ?? null))

/**
 * Records how the membership of a person stands whose facts are now those of two people: it stays as it was chosen,
 * whatever both sets of facts would give together. Safe to repeat.
 * @param event the id of the fact: recorded again with the same one it counts once
 */
export const recordMergedStanding = async (
  payload: Payload,
  user: ObjectId,
  membership: StoredMembership,
  { event, by, reason }: { event: ObjectId; by: ObjectId | null; reason: string },
): Promise<void> => {
  const { grade, startedAt, expiresAt, suspendedAt, moreTimeUntil } = membership
  const rules = await readTermRules(payload, grade)
  for (;;) {
    const at = new Date()
    const refused = await insertEvents(payload, [
      {
        _id: event,
        user,
        kind: 'merged',
        at,
        effectiveAt: at,
        by,
        reason,
        grade,
        startedAt,
        expiresAt: expiresAt ?? null,
        suspendedAt: suspendedAt ?? null,
        graceUntil: moreTimeUntil ?? null,
        ending: endingOf(membership),
        ...rules,
        sequence: (await countEvents(payload, user.toHexString())) + 1,
        needsSettling: false,
      },
    ])
    if (refused.size === 0) return
  }
}
