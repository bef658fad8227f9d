const MINUTE_MS = 60_000

/** Whole minutes from one moment to a later one; 0 where the clock was set back. */
export const minutesBetween = (from: Date, to: Date): number =>
  Math.max(0, Math.round((to.getTime() - from.getTime()) / MINUTE_MS))
