import { fromJubaTime, toJubaTime } from '../../../platform/jubaTime'

const DAY_MS = 24 * 60 * 60 * 1000

/** The day in Juba, `YYYY-MM-DD`. */
export const dayOf = (moment: string | Date): string => toJubaTime(moment).slice(0, 10)

/** A day in Juba as it is stored: its beginning. */
export const startOf = (day: string): string => fromJubaTime(`${day}T00:00`)

/** The last day of a term that ends at a moment: one that ends at midnight has the day before. */
export const lastDayOf = (expiresAt: Date): string => dayOf(new Date(expiresAt.getTime() - 1))

/** How many days there are from one to another; below zero when the other is earlier. */
export const daysBetween = (from: string, until: string): number =>
  (Date.parse(until) - Date.parse(from)) / DAY_MS
