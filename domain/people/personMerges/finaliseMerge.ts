import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { workOnEach } from '../../../platform/workOnEach'
import { carryOutMerge } from './carryOutMerge'
import { hasRecords } from './countRecords'
import {
  claimPeople,
  findMerge,
  findRecentMerges,
  findStrayClaims,
  mergeRuns,
  releasePeople,
} from './mergesRepository'
import { undoMerge } from './undoing/undoMerge'

/** One process works on a merge; when it breaks off, another goes on after this time. */
const LEASE_MS = 60_000
/** For how long what is written for a merged person follows by itself. */
const CATCH_UP_MS = 30 * 24 * 60 * 60_000
const STRAY_MS = 10 * 60_000

/** Carries a merge out, or undoes it, as its status says. Safe to repeat, also by several processes at once. */
export const finaliseMerge = async (payload: Payload, id: ObjectId): Promise<void> => {
  const runs = mergeRuns(payload)
  let lease = await runs.claim(id, LEASE_MS, null)
  if (!lease) return
  const renew = async (): Promise<boolean> => {
    lease = await runs.claim(id, LEASE_MS, lease)
    return lease !== null
  }
  const merge = await findMerge(payload, id)
  if (merge?.status === 'merging' && (await carryOutMerge(payload, merge, renew)))
    await runs.complete(id, 'merging', 'merged')
  else if (merge?.status === 'undoing' && (await undoMerge(payload, merge, renew)))
    await runs.complete(id, 'undoing', 'undone', { set: { undoneAt: new Date() } })
  else return
  await releasePeople(payload, id)
}

/** Starts a merge that is complete again where something was written for the merged person since. */
const catchUp = async (payload: Payload, id: ObjectId, people: readonly ObjectId[]): Promise<void> => {
  if (!(await claimPeople(payload, id, people))) return
  if (await mergeRuns(payload).move(id, 'merged', 'merging')) await finaliseMerge(payload, id)
  else await releasePeople(payload, id)
}

/**
 * Completes what a crash left, and moves what was written for merged people since: by a request that was under way, a
 * provider, a job, or once a decision was made that it waited for. Runs regularly.
 */
export const finalisePersonMerges = async (payload: Payload, signal?: AbortSignal): Promise<void> => {
  const failed = 'a merge of people broke off; it is tried again'
  const about = (merge: unknown) => ({ merge: String(merge) })
  await workOnEach(payload, await mergeRuns(payload).findUnfinalised(), (id) => finaliseMerge(payload, id), {
    failed,
    about,
    signal,
  })
  for (const merge of await findStrayClaims(payload, new Date(Date.now() - STRAY_MS)))
    await releasePeople(payload, merge)
  await workOnEach(
    payload,
    await findRecentMerges(payload, new Date(Date.now() - CATCH_UP_MS)),
    async ({ _id, remaining, merged }) => {
      if (await hasRecords(payload, merged)) await catchUp(payload, _id, [remaining, merged])
    },
    { failed, about: ({ _id }) => about(_id), signal },
  )
}
