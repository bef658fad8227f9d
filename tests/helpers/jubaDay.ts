import { toJubaTime } from '../../platform/jubaTime'

const DAY_MS = 24 * 60 * 60_000

/** A day as `YYYY-MM-DD` in Juba, where it begins two hours before that of UTC: today, or so many days ahead. */
export const jubaDay = (ahead = 0): string =>
  toJubaTime(new Date(Date.now() + ahead * DAY_MS)).slice(0, 'YYYY-MM-DD'.length)
