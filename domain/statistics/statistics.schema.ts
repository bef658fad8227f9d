/** What `GET /api/figures` answers: how many there are of what the public may count. */
export interface Figures {
  members: number
  fellows: number
  chapters: number
  divisions: number
  publications: number
  events: number
}
