/** Something that was done to a record, as its page tells it. A leaf without zod. */
export interface HistoryEntry {
  /** ISO 8601. */
  at: string
  /** What was done: "Event published". */
  title: string
  /** Who did it. */
  by: string
  /** Whom it was about, which fields changed, and why, as far as it is known. */
  detail: string | null
}
