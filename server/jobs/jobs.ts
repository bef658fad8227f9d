import type { Job } from './job.types'

/** Everything that is done now and then. */
export const JOBS: readonly Job[] = []
