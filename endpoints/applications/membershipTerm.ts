import type { Grade } from '../../collections/Memberships/schema'

const DAY_MS = 24 * 60 * 60 * 1000

export interface Term {
  startedAt: Date
  /** Null: does not end (honorary). */
  expiresAt: Date | null
  graceUntil: Date | null
}

/** The same day so many months later; the month's last day where there is no such day. */
export const addMonths = (date: Date, months: number): Date => {
  const target = new Date(date)
  target.setUTCDate(1)
  target.setUTCMonth(target.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate()
  target.setUTCDate(Math.min(date.getUTCDate(), lastDay))
  return target
}

export interface TermRules {
  termMonths: number
  graceDays: number
}

/** How long a membership that begins at a moment lasts. Source: staff settings; a year from approval by default. */
export const membershipTerm = (startedAt: Date, grade: Grade, { termMonths, graceDays }: TermRules): Term => {
  if (grade === 'honorary') return { startedAt, expiresAt: null, graceUntil: null }
  const expiresAt = addMonths(startedAt, termMonths)
  return { startedAt, expiresAt, graceUntil: new Date(expiresAt.getTime() + graceDays * DAY_MS) }
}
