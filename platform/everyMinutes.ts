import type { Job } from './job.types'

/**
 * A job that runs again and again, in one process at a time. Put it into the list in `jobs.ts`.
 * @param name its key in the database, up to 60 characters
 * @param minutes from the end of a run to the next; at least 1, a prompt one's 0.2
 * @param run must be safe to run twice
 */
export const everyMinutes = (name: string, minutes: number, run: Job['run']): Job => ({ name, minutes, run })
