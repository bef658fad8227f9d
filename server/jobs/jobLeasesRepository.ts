import type { Payload } from 'payload'
import { isDuplicateKey, modelOf } from '../../platform/database'
import type { Job } from '../../platform/job.types'

/** How long a process that was killed blocks a job for other processes. Renewed while the job runs. */
const LEASE_MS = 90_000
const MINUTE_MS = 60_000
const EPOCH = new Date(0)

const leasesOf = (payload: Payload) => modelOf(payload, 'job-leases')

/** Makes the document of a new job, which is due at once. */
export const ensureLease = async (payload: Payload, job: string): Promise<void> => {
  try {
    await leasesOf(payload).updateOne(
      { job },
      { $setOnInsert: { job, dueAt: EPOCH, leasedUntil: EPOCH } },
      { upsert: true },
    )
  } catch (error) {
    if (!isDuplicateKey(error)) throw error // another process made it in the same moment
  }
}

/** Claims a job if it is due and no process holds it. */
export const claimLease = async (payload: Payload, job: string, holder: string): Promise<boolean> => {
  const now = new Date()
  const claimed: unknown = await leasesOf(payload).findOneAndUpdate(
    { job, dueAt: { $lte: now }, leasedUntil: { $lte: now } },
    { $set: { holder, leasedUntil: new Date(now.getTime() + LEASE_MS) } },
    { projection: { _id: 1 } },
  )
  return claimed !== null
}

export const renewLease = async (payload: Payload, job: string, holder: string): Promise<void> => {
  await leasesOf(payload).updateOne(
    { job, holder },
    { $set: { leasedUntil: new Date(Date.now() + LEASE_MS) } },
  )
}

/** Ends a run. The job is due again after its interval, or at once if the run was aborted. */
export const releaseLease = async (
  payload: Payload,
  { name: job, minutes }: Job,
  holder: string,
  { isAborted, lastError }: { isAborted: boolean; lastError: string | null },
): Promise<void> => {
  const now = new Date()
  const dueAt = isAborted ? now : new Date(now.getTime() + minutes * MINUTE_MS)
  await leasesOf(payload).updateOne(
    { job, holder },
    { $set: { dueAt, leasedUntil: EPOCH, finishedAt: now, lastError }, $unset: { holder: 1 } },
  )
}
