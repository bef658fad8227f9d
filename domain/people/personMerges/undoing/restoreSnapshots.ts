import type { Document, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { documentsOf } from '../mergesRepository'
import { findMoves } from '../movesRepository'
import { MERGE_STEPS } from '../steps/steps.constants'

/** What reading a membership again counts or notes by the way. */
const BY_THE_WAY = new Set(['revision', 'updatedAt', 'remindersSent', 'removalNoticedAt', '__v'])

const factsOf = (membership: Document): string =>
  JSON.stringify(
    Object.entries(membership)
      .filter(([name, value]) => !BY_THE_WAY.has(name) && value !== null && value !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )

/** The memberships of both people as they were before the merge. */
export const findSnapshots = async (payload: Payload, merge: ObjectId): Promise<Document[]> =>
  (await findMoves(payload, merge, { step: MERGE_STEPS.membership, limit: 1000 })).flatMap(
    ({ path, before }) => (path === '*' ? [before as Document] : []),
  )

/** Brings reminders and revisions back of memberships that stand again as they did before the merge. */
export const restoreSnapshots = async (payload: Payload, merge: ObjectId): Promise<void> => {
  const memberships = documentsOf(payload, 'memberships')
  for (const snapshot of await findSnapshots(payload, merge)) {
    const now = await memberships.findOne({ _id: snapshot._id as ObjectId })
    if (now && factsOf(now) === factsOf(snapshot))
      await memberships.replaceOne({ _id: now._id, revision: now.revision as unknown }, snapshot)
  }
}
