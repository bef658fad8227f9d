import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import type { Logger } from '../../platform/logger'
import type { Job } from '../../platform/job.types'
import { CDN_JOBS, JOBS, PROMPT_JOBS, PROVIDER_JOBS } from './jobs'
import { runDueJobs } from './runDueJobs'

const LOOK_EVERY_MS = 30_000
const LOOK_PROMPTLY_MS = 12_000

/** Looks again and again for jobs that are due, unless it is still at those of the last time. */
const startLooking = (
  jobs: readonly Job[],
  everyMs: number,
  payload: Payload,
  log: Logger,
): (() => Promise<void>) => {
  const holder = randomUUID()
  const ending = new AbortController()
  let looking: Promise<unknown> | undefined
  const look = (): void => {
    looking ??= runDueJobs(jobs, holder, { payload, log, signal: ending.signal }).finally(
      () => (looking = undefined),
    )
  }
  look()
  const timer = setInterval(look, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    ending.abort()
    await looking
  }
}

/**
 * Runs the periodic jobs, in this process or in another on the same database, from now on.
 * @returns ends it: the job under way is told, and waited for
 */
export const startJobs = (payload: Payload, log: Logger): (() => Promise<void>) => {
  const stops = [
    startLooking(JOBS, LOOK_EVERY_MS, payload, log),
    startLooking(PROVIDER_JOBS, LOOK_EVERY_MS, payload, log),
    startLooking(PROMPT_JOBS, LOOK_PROMPTLY_MS, payload, log),
    startLooking(CDN_JOBS, LOOK_PROMPTLY_MS, payload, log),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
