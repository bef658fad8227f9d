/** What `GET /api/figures` answers: how many there are of what the public pages count. */
export interface Statistics {
  members: number
  fellows: number
  chapters: number
  divisions: number
  publications: number
  events: number
}
