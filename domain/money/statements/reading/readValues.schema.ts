import { MAX_AMOUNT_MINOR } from '../../../../platform/money.schema'
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

/** The longest amount, with its groups, decimals and brackets, is shorter. */
export const MAX_AMOUNT_LENGTH = 50

export type DecimalSign = '.' | ','

/** An amount without the brackets or the sign that say whether money left. */
export const withoutSign = (text: string): string =>
  text.replace(/^\((.*)\)$/, '$1').replace(/^[+-]\s*|\s*-$/g, '')

export const otherThan = (sign: string | undefined): DecimalSign => (sign === ',' ? '.' : ',')

/**
 * An amount as a bank writes it, in minor units with its sign: `1,250.00`, `-1 250,00`, `(1250.00)`, `1250.00-`.
 * Undefined for other texts, for more than two decimals and for amounts above a billion.
 */
export const readSignedAmount = (text: string, decimal: DecimalSign): number | undefined => {
  const plain = text.trim().replace(/\u2212/g, '-')
  if (plain.length > MAX_AMOUNT_LENGTH) return undefined
  const bare = withoutSign(plain)
  const isNegative = /^\(.*\)$|^-|-$/.test(plain)
  const pattern = new RegExp(
    `^(\\d{1,13}|[1-9]\\d{0,2}(?:[ '\\u00A0\\u202F\\${otherThan(decimal)}]\\d{3}){1,4})(?:\\${decimal}(\\d{1,2}))?$`,
  )
  const [, whole, fraction = ''] = pattern.exec(bare) ?? []
  if (whole === undefined) return undefined
  const amount = Number(whole.replace(/\D/g, '')) * 100 + Number(fraction.padEnd(2, '0'))
  if (amount > MAX_AMOUNT_MINOR) return undefined
  return isNegative && amount !== 0 ? -amount : amount
}
