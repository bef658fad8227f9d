/** What `GET /api/cpd-entries/summary` answers. */
export interface CpdSummary {
  /** The current one, by the association's own calendar. */
  year: number
  hours: number
  /** Of a year, as staff have set it. */
  targetHours: number
}
