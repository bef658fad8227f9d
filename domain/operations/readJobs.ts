import type { Payload } from 'payload'
import { type JobState, LATE_JOB_MINUTES } from './operations.schema'

const MAX_JOBS = 200
const MINUTE_MS = 60_000

/** The periodic jobs as their last runs left them, those that failed or are late first. */
export const readJobs = async (payload: Payload, now = Date.now()): Promise<JobState[]> => {
  const { docs } = await payload.find({
    collection: 'job-leases',
    sort: 'job',
    limit: MAX_JOBS,
    depth: 0,
    pagination: false,
    overrideAccess: true, // closed to everybody over HTTP; the caller checks the permission
  })
  const jobs = docs.map(({ job, dueAt, leasedUntil, finishedAt, lastError }): JobState => {
    const isRunning = Date.parse(leasedUntil) > now
    return {
      name: job,
      dueAt,
      finishedAt: finishedAt ?? null,
      lastError: lastError ?? null,
      // one that never ran is due since 1970
      isLate:
        !isRunning &&
        Date.parse(finishedAt ?? '') > 0 &&
        now - Date.parse(dueAt) > LATE_JOB_MINUTES * MINUTE_MS,
    }
  })
  const rank = ({ lastError, isLate }: JobState): number => (lastError === null ? (isLate ? 1 : 2) : 0)
  return jobs.sort((one, other) => rank(one) - rank(other))
}
