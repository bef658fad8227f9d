import type { Payload } from 'payload'
import { isDuplicateKey, modelOf } from '../../platform/database'
import type { Job, JobContext } from '../../platform/job.types'

/** How long a process that was killed keeps a job from the others. Renewed while the job runs. */
export const LEASE_MS = 90_000
const RENEW_EVERY_MS = 30_000
const MINUTE_MS = 60_000
const EPOCH = new Date(0)

const leasesOf = (payload: Payload) => modelOf(payload, 'job-leases')

/** Sees to it that a job has its document: due at once when it is new. */
const ensureLease = async (payload: Payload, job: string): Promise<void> => {
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

/** Takes a job if it is due and nobody is at it. */
const takeLease = async (payload: Payload, job: string, holder: string): Promise<boolean> => {
  const now = new Date()
  const taken: unknown = await leasesOf(payload).findOneAndUpdate(
    { job, dueAt: { $lte: now }, leasedUntil: { $lte: now } },
    { $set: { holder, leasedUntil: new Date(now.getTime() + LEASE_MS) } },
    { projection: { _id: 1 } },
  )
  return taken !== null
}

const renewLease = async (payload: Payload, job: string, holder: string): Promise<void> => {
  await leasesOf(payload).updateOne(
    { job, holder },
    { $set: { leasedUntil: new Date(Date.now() + LEASE_MS) } },
  )
}

const endLease = async (
  payload: Payload,
  { name: job, minutes }: Job,
  holder: string,
  isBrokenOff: boolean,
  lastError: string | null,
): Promise<void> => {
  const now = new Date()
  const dueAt = isBrokenOff ? now : new Date(now.getTime() + minutes * MINUTE_MS)
  await leasesOf(payload).updateOne(
    { job, holder },
    { $set: { dueAt, leasedUntil: EPOCH, finishedAt: now, lastError }, $unset: { holder: 1 } },
  )
}

const runJob = async (job: Job, holder: string, context: JobContext): Promise<boolean> => {
  const { payload, log, signal } = context
  await ensureLease(payload, job.name)
  if (!(await takeLease(payload, job.name, holder))) return false
  const renewing = setInterval(() => {
    renewLease(payload, job.name, holder).catch((error: unknown) =>
      log.warn({ err: error, job: job.name }, 'the lease of a job could not be renewed'),
    )
  }, RENEW_EVERY_MS)
  let lastError: string | null = null
  try {
    await job.run(context)
  } catch (error) {
    lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500)
    log.error({ err: error, job: job.name }, 'a job failed; it is tried again when it is due next')
  } finally {
    clearInterval(renewing)
  }
  await endLease(payload, job, holder, signal.aborted, lastError)
  return true
}

/**
 * Runs what is due and what no other process is at, one after the other. What fails is logged and does not keep the
 * rest from running.
 * @param holder tells this process from others
 * @returns the names of the jobs that ran here
 */
export const runDueJobs = async (
  jobs: readonly Job[],
  holder: string,
  context: JobContext,
): Promise<string[]> => {
  const ran: string[] = []
  for (const job of jobs) {
    if (context.signal.aborted) break
    try {
      if (await runJob(job, holder, context)) ran.push(job.name)
    } catch (error) {
      context.log.warn({ err: error, job: job.name }, 'a job could not be started or finished')
    }
  }
  return ran
}
