const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

/** How long somebody waited for an answer: `less than a minute`, `40 minutes`, `5 hours`, `3 days`; rounded. */
export const answerTime = (minutes: number): string => {
  if (minutes < 1) return 'less than a minute'
  if (Math.round(minutes) < HOUR_MINUTES) return counted(Math.round(minutes), 'minute')
  const hours = Math.round(minutes / HOUR_MINUTES)
  // two days in hours say more than "1 day" or "2 days"
  return hours < 48 ? counted(hours, 'hour') : counted(Math.round(minutes / DAY_MINUTES), 'day')
}
