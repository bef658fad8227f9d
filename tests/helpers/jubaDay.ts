import { endOfDayInJuba, fromJubaTime, toJubaTime } from '../../platform/jubaTime'

const DAY_MS = 24 * 60 * 60_000

/** A day as `YYYY-MM-DD` in Juba, where it begins two hours before that of UTC: today, or so many days ahead. */
export const jubaDay = (ahead = 0): string =>
  toJubaTime(new Date(Date.now() + ahead * DAY_MS)).slice(0, 'YYYY-MM-DD'.length)

/**
 * When today began in Juba: an event of then is of today, whatever the time is. The lists of events to come, which are
 * kept for a minute, have it only if it goes on.
 */
export const startOfToday = (): string => fromJubaTime(`${jubaDay()}T00:00`)

/** The last moment of today in Juba: an event of then is of today and still ahead, whatever the time is. */
export const endOfToday = (): string => endOfDayInJuba(new Date()).toISOString()
