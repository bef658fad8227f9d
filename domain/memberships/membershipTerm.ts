import type { Grade } from './grades.schema'
import { fromJubaTime, toJubaTime } from '../../platform/jubaTime'

const MINUTE_MS = 60 * 1000

/** How long a term and the grace period after it last. */
export interface TermRules {
  /** Whole months, 1 to 60. */
  termMonths: number
  /** Whole days, 0 to 365. */
  graceDays: number
}

/** Honorary membership does not end. */
export const isUnlimited = (grade: Grade): boolean => grade === 'honorary'

/**
 * The same day and time so many months later by the calendar in Juba; the month's last day where there is no
 * such day.
 */
export const addMonths = (date: Date, months: number): Date => {
  const local = new Date(`${toJubaTime(date)}Z`)
  const day = local.getUTCDate()
  local.setUTCDate(1)
  local.setUTCMonth(local.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate()
  local.setUTCDate(Math.min(day, lastDay))
  const withinMinute = ((date.getTime() % MINUTE_MS) + MINUTE_MS) % MINUTE_MS
  return new Date(Date.parse(fromJubaTime(local.toISOString().slice(0, 16))) + withinMinute)
}

/** The end of a first term; null for a grade that does not end. Source: staff settings, a year by default. */
export const firstEnd = (startedAt: Date, grade: Grade, { termMonths }: TermRules): Date | null =>
  isUnlimited(grade) ? null : addMonths(startedAt, termMonths)

/**
 * The end after a renewal: so many years from the old end, or from the renewal if the membership has expired
 * by then.
 */
export const renewedEnd = (expiresAt: Date, renewedAt: Date, years: number): Date =>
  addMonths(expiresAt > renewedAt ? expiresAt : renewedAt, 12 * years)
