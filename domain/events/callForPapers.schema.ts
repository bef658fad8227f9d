/** What an event says of its call for papers. */
interface CallForPapers {
  /** The last day in Juba for papers, `YYYY-MM-DD`; none without a call. */
  papersUntil?: string | null
  isCancelled?: boolean | null
}

/** Whether papers can be sent for an event. @param today in Juba, `YYYY-MM-DD` */
export const isCallOpen = ({ papersUntil, isCancelled }: CallForPapers, today: string): boolean =>
  Boolean(papersUntil && today <= papersUntil && !isCancelled)
