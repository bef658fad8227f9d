import { ObjectId } from 'mongodb'
import type { PayloadRequest } from 'payload'
import { waitBriefly } from '../../../platform/waitBriefly'
import { recordChange } from '../../audit'
import { finaliseMerge } from './finaliseMerge'
import { findObstacles } from './findObstacles'
import {
  claimPeople,
  findLaterMerge,
  findMerge,
  insertMerge,
  mergeRuns,
  releasePeople,
} from './mergesRepository'
import type { MergeInput } from './personMerge.schema'
import type { MergeWork } from './personMergeTexts.schema'
import { isChoosable, readBoth, versionOf } from './previewMerge'

export type StartedMerge =
  | MergeWork
  | { problem: 'not_found' | 'changed_meanwhile' | 'at_work' | 'later_merge' }
  | { problem: 'obstacle'; message: string }

/** Works on a merge while the caller waits a little. What a crash interrupts is completed by the job. */
const workOn = ({ payload }: PayloadRequest, id: ObjectId): Promise<void> =>
  waitBriefly(
    finaliseMerge(payload, id).catch((error: unknown) => {
      payload.logger.error(
        { err: error, merge: String(id) },
        'a merge of people broke off; it is tried again',
      )
    }),
  )

const MUST_SWAP =
  'The person who is merged signs in, and the one who remains does not. Exchange them: who signs in remains.'

/**
 * Merges one person into another: all records move to the one who remains, and every link to the other leads there.
 * Both are claimed first, so that of two merges that concern one person the second is refused. The caller checks
 * access.
 */
export const startMerge = async (
  req: PayloadRequest,
  { remaining, merged, choices, reason, version }: MergeInput,
): Promise<StartedMerge> => {
  const { payload, user } = req
  const _id = new ObjectId()
  const ids = [new ObjectId(remaining), new ObjectId(merged)] as const
  if (remaining === merged) return { problem: 'not_found' }
  if (!(await claimPeople(payload, _id, ids))) return { problem: 'at_work' }
  const refuse = async <Refusal extends StartedMerge>(refusal: Refusal): Promise<Refusal> => {
    await releasePeople(payload, _id)
    return refusal
  }
  const both = await readBoth(req, remaining, merged)
  if (!both) return refuse({ problem: 'not_found' })
  if (versionOf(both) !== version) return refuse({ problem: 'changed_meanwhile' })
  if (both.areClaimed[1] && !both.areClaimed[0]) return refuse({ problem: 'obstacle', message: MUST_SWAP })
  const [obstacle] = await findObstacles(req, ids, both.profiles)
  if (obstacle) return refuse({ problem: 'obstacle', message: obstacle })
  const [own, other] = both.profiles
  await insertMerge(payload, {
    _id,
    remaining: ids[0],
    merged: ids[1],
    choices: Object.fromEntries(
      Object.entries(choices).filter(([field]) => isChoosable(field as keyof typeof choices, both)),
    ),
    reason,
    by: user ? new ObjectId(user.id) : null,
    names: { remaining: own.fullName, merged: other.fullName },
    mergedProfile: other._id,
  })
  for (const account of [remaining, merged])
    await recordChange(req, {
      action: 'person.merged',
      subject: { collection: 'person-merges', id: _id.toHexString() },
      account,
      before: null,
      after: { merged: other.fullName, into: own.fullName },
      reason,
    })
  await workOn(req, _id)
  return { id: _id.toHexString(), status: (await findMerge(payload, _id))?.status ?? 'merging' }
}

/**
 * Undoes a merge: what it moved goes back, what was made since stays, and fields that were changed since are kept and
 * listed. A later merge of one of both is undone first. The caller checks access.
 */
export const startUndo = async (req: PayloadRequest, id: string, reason: string): Promise<StartedMerge> => {
  const { payload, user } = req
  const merge = await findMerge(payload, new ObjectId(id))
  if (!merge) return { problem: 'not_found' }
  const people = [merge.remaining, merge.merged]
  if (people.some((person) => person.toHexString() === user?.id))
    return { problem: 'obstacle', message: 'One of both is yourself. Please ask a colleague.' }
  if (!(await claimPeople(payload, merge._id, people))) return { problem: 'at_work' }
  const later = await findLaterMerge(payload, people, merge._id)
  const isMoved =
    !later &&
    (await mergeRuns(payload).move(merge._id, 'merged', 'undoing', {
      undoReason: reason,
      undoneBy: user ? new ObjectId(user.id) : null,
      left: [],
    }))
  if (!isMoved) {
    await releasePeople(payload, merge._id)
    return { problem: later ? 'later_merge' : 'changed_meanwhile' }
  }
  for (const account of people)
    await recordChange(req, {
      action: 'person.merge-undone',
      subject: { collection: 'person-merges', id },
      account: account.toHexString(),
      before: { merged: merge.names?.merged, into: merge.names?.remaining },
      after: null,
      reason,
    })
  await workOn(req, merge._id)
  return { id, status: (await findMerge(payload, merge._id))?.status ?? 'undoing' }
}
