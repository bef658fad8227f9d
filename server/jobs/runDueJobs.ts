import type { Job, JobContext } from '../../platform/job.types'
import { tracedAlone } from '../../platform/tracing/spans'
import { claimLease, ensureLease, releaseLease, renewLease } from './jobLeasesRepository'

const RENEW_EVERY_MS = 30_000

const runJob = async (job: Job, holder: string, context: JobContext): Promise<boolean> => {
  const { payload, log, signal } = context
  await ensureLease(payload, job.name)
  if (!(await claimLease(payload, job.name, holder))) return false
  const renewing = setInterval(() => {
    renewLease(payload, job.name, holder).catch((error: unknown) =>
      log.warn({ err: error, job: job.name }, 'the lease of a job could not be renewed'),
    )
  }, RENEW_EVERY_MS)
  let lastError: string | null = null
  try {
    await tracedAlone(`job ${job.name}`, () => job.run(context))
  } catch (error) {
    lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500)
    log.error({ err: error, job: job.name }, 'a job failed; it is tried again when it is due next')
  } finally {
    clearInterval(renewing)
  }
  await releaseLease(payload, job, holder, { isAborted: signal.aborted, lastError })
  return true
}

/**
 * Runs the jobs that are due and that no other process holds, one after the other. A failure is logged and
 * does not stop the rest.
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
