import { type Collection, type ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { GradeRun } from '../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import { claimLease } from '../../../platform/claimLease'
import type { Stored } from '../../../platform/stored.types'
import type { GradeRunInput } from './gradeRun.schema'

/** A run as the database has it. */
export type StoredGradeRun = Stored<GradeRun, 'startedAt' | 'leaseUntil'>

const MAX_FAILURES = 100

const runsOf = (payload: Payload): Collection<StoredGradeRun> =>
  modelOf(payload, 'grade-runs').collection as unknown as Collection<StoredGradeRun>

/** Stores a run, unless one with its key is stored. Returns the one that is, and whether this call stored it. */
export const createRun = async (
  payload: Payload,
  run: GradeRunInput & { key: string; by: string; memberCount: number },
): Promise<{ run: StoredGradeRun; isNew: boolean }> => {
  let isNew = true
  try {
    await modelOf(payload, 'grade-runs').create({
      ...run,
      status: 'running',
      startedAt: new Date(),
      doneCount: 0,
      issuedCount: 0,
      skippedCount: 0,
      failedCount: 0,
      failures: [],
    })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    isNew = false
  }
  const stored = await runsOf(payload).findOne({ key: run.key })
  if (!stored) throw new Error('A run was gone as soon as it was made')
  return { run: stored, isNew }
}

export const findRun = (payload: Payload, id: ObjectId): Promise<StoredGradeRun | null> =>
  runsOf(payload).findOne({ _id: id })

/** The latest runs. */
export const findRuns = (payload: Payload, limit: number): Promise<StoredGradeRun[]> =>
  runsOf(payload).find().sort({ _id: -1 }).limit(limit).toArray()

/** The runs that are not done, the oldest first. */
export const findRunning = (payload: Payload): Promise<StoredGradeRun[]> =>
  runsOf(payload).find({ status: 'running' }).sort({ _id: 1 }).limit(20).toArray()

/**
 * Claims a run for a process, or renews its lease.
 * @param current the end of the own lease; null for a new one
 * @returns the end of the lease; null when another process works on it, or it is done
 */
export const claimRun = (
  payload: Payload,
  id: ObjectId,
  leaseMs: number,
  current: Date | null,
): Promise<Date | null> => claimLease(runsOf(payload), { _id: id, status: 'running' }, leaseMs, current)

type Progress = Pick<StoredGradeRun, 'doneCount' | 'issuedCount' | 'skippedCount' | 'failedCount'> & {
  failures: { user: ObjectId; reason: string }[]
}

/** Stores how far a run has come; the counts are those since it was begun or taken up again. */
export const setProgress = async (payload: Payload, id: ObjectId, progress: Progress): Promise<void> => {
  await runsOf(payload).updateOne(
    { _id: id },
    { $set: { ...progress, failures: progress.failures.slice(0, MAX_FAILURES) } },
  )
}

/** Ends a run. */
export const completeRun = async (payload: Payload, id: ObjectId): Promise<void> => {
  await runsOf(payload).updateOne({ _id: id }, { $set: { status: 'done', leaseUntil: null } })
}
