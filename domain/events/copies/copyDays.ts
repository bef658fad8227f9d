import type { NewCopies } from './copies.schema'

const DAY_MS = 24 * 60 * 60 * 1000

const toDay = (moment: number): string => new Date(moment).toISOString().slice(0, 'YYYY-MM-DD'.length)

/** The day that is so many days after a day, both `YYYY-MM-DD`. */
export const daysAfter = (day: string, days: number): string => toDay(Date.parse(day) + days * DAY_MS)

/** How many days a day comes after another, both `YYYY-MM-DD`. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** The same day some months later, or the last of the month where that is shorter. */
const monthsAfter = (day: string, months: number): string => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return toDay(Date.UTC(year, month - 1 + months, Math.min(date, last)))
}

/** The first days of the copies of an event. Pure. */
export const copyDays = ({ first, count, every }: NewCopies): string[] =>
  Array.from({ length: count }, (_, place) =>
    every === 'month' ? monthsAfter(first, place) : daysAfter(first, place * (every === 'week' ? 7 : 14)),
  )
