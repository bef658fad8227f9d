import { serialToDay } from '../../../../platform/tables/readWorkbook'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** What a text says of a date: a day, one that can be read in two ways, or none. */
export type ReadDate = { day: string } | { first: string; second: string } | undefined

const toDay = (year: string, month: number, day: number): string | undefined => {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? text : undefined
}

const asRead = (day: string | undefined): ReadDate => (day ? { day } : undefined)

/** Arabic-Indic digits as Western ones. */
export const plainDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))

/**
 * A date as lists have it: `2021-04-03`, `03/04/2021` (also with dots and dashes), `3 Apr 2021`, `April 3, 2021`, or
 * the serial number of a spreadsheet. A time after it is read over. A year has four digits.
 */
export const readDate = (text: string): ReadDate => {
  const plain = plainDigits(text)
    .trim()
    .replace(/[T ]\d{1,2}:\d\d(:\d\d(\.\d+)?)?Z?( ?[AP]M)?$/i, '')
  if (/^\d{4,6}(\.\d+)?$/.test(plain))
    return plain.length === 4 ? undefined : asRead(serialToDay(Number(plain)))
  const parts = plain.split(/[\s/.\-,]+/).filter(Boolean)
  const [a = '', b = '', c = ''] = parts
  if (parts.length !== 3) return undefined
  const month = [a, b].findIndex((part) => MONTHS.includes(part.slice(0, 3).toLowerCase()))
  if (month !== -1) {
    const number = MONTHS.indexOf((month === 0 ? a : b).slice(0, 3).toLowerCase()) + 1
    const day = (month === 0 ? b : a).replace(/(st|nd|rd|th)$/i, '')
    return /^\d{1,2}$/.test(day) && /^\d{4}$/.test(c) ? asRead(toDay(c, number, Number(day))) : undefined
  }
  if (!parts.every((part) => /^\d{1,4}$/.test(part))) return undefined
  if (a.length === 4)
    return b.length <= 2 && c.length <= 2 ? asRead(toDay(a, Number(b), Number(c))) : undefined
  if (c.length !== 4 || a.length > 2 || b.length > 2) return undefined
  const [dayFirst, monthFirst] = [toDay(c, Number(b), Number(a)), toDay(c, Number(a), Number(b))]
  if (dayFirst && monthFirst && dayFirst !== monthFirst) return { first: dayFirst, second: monthFirst }
  return asRead(dayFirst ?? monthFirst)
}

/** Whether a text is a date that can be read with day or month first. */
export const isAmbiguousDate = (text: string): boolean => {
  const read = readDate(text)
  return read !== undefined && 'first' in read
}
