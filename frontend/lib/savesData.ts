/** Whether the visitor asked for less data, in the browser's settings or the system's. */
export const savesData = (): boolean =>
  ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false) ||
  matchMedia('(prefers-reduced-data: reduce)').matches
