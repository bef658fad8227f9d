/** Dates as the site shows them: in full, in the association's own time, put together by hand so that every browser
 *  and the server agree on each character. */

const TIME_ZONE = 'Africa/Juba'
export const TIME_ZONE_NAME = 'Juba time'

const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** As many moments as the pages of a site show by far. */
const MAX_KNOWN = 1000
const known = new Map<string, Record<string, string>>()

/** Kept: the same dates are on page after page, and telling their parts takes long. */
const partsOf = (iso: string): Record<string, string> => {
  let parts = known.get(iso)
  if (parts) return parts
  parts = {}
  for (const { type, value } of format.formatToParts(new Date(iso))) parts[type] = value
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(iso, parts)
  return parts
}

/** `12 March 2026` */
export const formatDate = (iso: string): string => {
  const { day, month, year } = partsOf(iso)
  return `${day} ${month} ${year}`
}

/** `Thursday 12 March 2026, 09:00` */
export const formatDateTime = (iso: string): string => {
  const { weekday, day, month, year, hour, minute } = partsOf(iso)
  // no break between the date and its time
  return `${weekday} ${day} ${month} ${year},\u00a0${hour}:${minute}`
}

/** `09:00` */
export const formatTime = (iso: string): string => {
  const { hour, minute } = partsOf(iso)
  return `${hour}:${minute}`
}

/** Whether two moments fall on the same day in the association's time. */
export const isSameDay = (one: string, other: string): boolean => formatDate(one) === formatDate(other)

/** The present, to the minute, so that requests of one minute are the same request. */
export const currentMinute = (): string => new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString()

/** A day in Juba, `YYYY-MM-DD`, as `12 March 2026`. */
export const formatDay = (day: string): string => formatDate(`${day}T10:00:00Z`)
