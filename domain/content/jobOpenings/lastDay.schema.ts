import { MAX_OPENING_DAYS } from './openingTexts.schema'

const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Juba',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})

/** The present day in Juba, `YYYY-MM-DD`. */
export const today = (now = new Date()): string => {
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]))
  return `${parts.year}-${parts.month}-${parts.day}`
}

/** The latest last day that an opening may have now, `YYYY-MM-DD`. */
export const latestLastDay = (now = new Date()): string => {
  const day = new Date(`${today(now)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + MAX_OPENING_DAYS)
  return day.toISOString().slice(0, 'YYYY-MM-DD'.length)
}
