import type { Payload } from 'payload'
import type { Logger } from './logger'

export interface JobContext {
  payload: Payload
  log: Logger
  /** Fires when the server is about to stop: leave off after the step under way. The job is due again at once then. */
  signal: AbortSignal
}

export interface Job {
  /** Its key in the database: kept when the job is moved or renamed. */
  name: string
  minutes: number
  /** Must be safe to run twice: a process that was killed, or lost the database, has left it halfway. */
  run: (context: JobContext) => Promise<void>
}
