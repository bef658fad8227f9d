const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** How long something has waited: `less than an hour`, `5 hours`, `1 day`, `12 days`. */
export const waitingTime = (since: string, now: number): string => {
  const waited = Math.max(0, now - Date.parse(since))
  const [count, unit] =
    waited < DAY_MS ? [Math.floor(waited / HOUR_MS), 'hour'] : [Math.floor(waited / DAY_MS), 'day']
  if (count === 0) return 'less than an hour'
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
