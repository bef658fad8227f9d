import type { DayFormat } from '../statement.schema'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const toDay = (year: string, month: number, day: string): string | undefined => {
  const text = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? text : undefined
}

/** A day as a bank writes it, as `YYYY-MM-DD`; a time after it is read over. Undefined for what is no day. */
export const readDay = (text: string, format: DayFormat): string | undefined => {
  const [first = '', second = '', third = '', ...rest] = text.trim().split(/[\s/.\-T,]+/)
  if (rest.length > 0 && !rest.every((part) => /^[\d:+Z]+$|^[AP]M$/i.test(part))) return undefined
  const [year, month, day] =
    format === 'YYYY-MM-DD'
      ? [first, second, third]
      : format === 'MM/DD/YYYY'
        ? [third, first, second]
        : [third, second, first]
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(day)) return undefined
  if (format !== 'DD MMM YYYY') return /^\d{1,2}$/.test(month) ? toDay(year, Number(month), day) : undefined
  const index = MONTHS.indexOf(month.slice(0, 3).toLowerCase())
  return index === -1 ? undefined : toDay(year, index + 1, day)
}
