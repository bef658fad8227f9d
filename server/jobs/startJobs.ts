import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import type { Logger } from '../logger'
import type { Job } from './job.types'
import { JOBS } from './jobs'
import { runDueJobs } from './runDueJobs'

const LOOK_EVERY_MS = 30_000

/**
 * Runs the periodic jobs, in this process or in another on the same database, from now on.
 * @returns ends it: the job under way is told, and waited for
 */
export const startJobs = (payload: Payload, log: Logger, jobs: readonly Job[] = JOBS): (() => Promise<void>) => {
  const holder = randomUUID()
  const ending = new AbortController()
  let looking: Promise<unknown> | undefined
  const look = (): void => {
    looking ??= runDueJobs(jobs, holder, { payload, log, signal: ending.signal }).finally(() => (looking = undefined))
  }
  look()
  const timer = setInterval(look, LOOK_EVERY_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    ending.abort()
    await looking
  }
}
