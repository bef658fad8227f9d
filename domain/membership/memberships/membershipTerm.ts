import type { Grade } from './grades.schema'
import { endOfJubaDay, fromJubaTime, jubaYear, toJubaTime } from '../../../platform/jubaTime'

const MINUTE_MS = 60 * 1000

/** How long a term and the grace period after it last. */
export interface TermRules {
  /** Whole months, 1 to 60. */
  termMonths: number
  /** Whole days, 0 to 365. */
  graceDays: number
  /** Whether terms end with the calendar year, whatever their months. */
  endsWithYear?: boolean
}

/*
 * The last day of a term is a whole day: it ends with the last moment of that day in Juba, whatever time it began.
 */

/** Honorary membership does not end. */
export const isUnlimited = (grade: Grade): boolean => grade === 'honorary'

/**
 * The same day and time so many months later by the calendar in Juba; the month's last day where there is no
 * such day.
 */
export const addMonths = (date: Date, months: number): Date => {
  const local = addMonthsByCalendar(date, months)
  const withinMinute = ((date.getTime() % MINUTE_MS) + MINUTE_MS) % MINUTE_MS
  return new Date(Date.parse(fromJubaTime(local.toISOString().slice(0, 16))) + withinMinute)
}

/** The same as the clocks in Juba show it, to the minute: the time of a `Date` in UTC. */
const addMonthsByCalendar = (date: Date, months: number): Date => {
  const local = new Date(`${toJubaTime(date)}Z`)
  const day = local.getUTCDate()
  local.setUTCDate(1)
  local.setUTCMonth(local.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate()
  local.setUTCDate(Math.min(day, lastDay))
  return local
}

/** The last moment of the day that is so many months later. */
const endOfDayAfter = (date: Date, months: number): Date =>
  endOfJubaDay(addMonthsByCalendar(date, months).toISOString().slice(0, 10))

/** The last moment of a calendar year in Juba. */
const endOfYear = (year: number): Date =>
  new Date(Date.parse(fromJubaTime(`${String(year + 1).padStart(4, '0')}-01-01T00:00`)) - 1)

/**
 * The end of a first term; null for a grade that does not end. Source: the grade, else the staff settings, a year by
 * default.
 */
export const firstEnd = (
  startedAt: Date,
  grade: Grade,
  { termMonths, endsWithYear }: TermRules,
): Date | null => {
  if (isUnlimited(grade)) return null
  return endsWithYear ? endOfYear(jubaYear(startedAt)) : endOfDayAfter(startedAt, termMonths)
}

type YearRules = Pick<TermRules, 'endsWithYear'>

/** The end after which a term follows that begins at a moment: `endAfterEnd` of it is `endAfterBreak` of the moment. */
export const endBefore = (beginsAt: Date, { endsWithYear }: YearRules): Date =>
  endsWithYear ? endOfYear(jubaYear(beginsAt) - 1) : beginsAt

/**
 * The end so many years after an end. Where terms end with the calendar year, so does the new one: never earlier than
 * the years that are given.
 */
export const endAfterEnd = (expiresAt: Date, years: number, { endsWithYear }: YearRules): Date =>
  endsWithYear ? endOfYear(jubaYear(expiresAt) + years) : endOfDayAfter(expiresAt, 12 * years)

/** The end of a term that begins anew: of calendar years, the one in which it begins is the first. */
export const endAfterBreak = (beginsAt: Date, years: number, { endsWithYear }: YearRules): Date =>
  endsWithYear ? endOfYear(jubaYear(beginsAt) + years - 1) : endOfDayAfter(beginsAt, 12 * years)

/**
 * The end after a renewal: so many years from the old end, or from the renewal if the membership has expired
 * by then.
 */
export const renewedEnd = (expiresAt: Date, renewedAt: Date, years: number, rules: YearRules = {}): Date =>
  expiresAt > renewedAt ? endAfterEnd(expiresAt, years, rules) : endAfterBreak(renewedAt, years, rules)
