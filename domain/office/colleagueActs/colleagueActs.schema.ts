/** What somebody did how often. */
export interface Act {
  /** As the audit log words it: `Message answered`. */
  what: string
  count: number
}

/** What `GET /api/colleague-acts` answers. */
export interface ColleagueActs {
  /** ISO 8601: when the reader was here before. */
  since: string
  /** Who did something last comes first. */
  colleagues: { id: string; fullName: string; acts: Act[] }[]
  /** Whether there is more than is told. */
  isPartial: boolean
}
