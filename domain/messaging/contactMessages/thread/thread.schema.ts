import type { Colleague, MessageRow } from '../handling.schema'
import type { ThreadEntry } from './entries.schema'

/** `GET /api/contact-messages/:id/thread`. */
export interface ContactThread {
  message: MessageRow
  /** What follows it, the oldest first. */
  entries: ThreadEntry[]
  /** The administrators, by name. */
  colleagues: Colleague[]
}
