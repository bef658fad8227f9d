/*
 * Times that stay relative when they are saved: "the next 2 months" is counted from the day on which the list is
 * opened, in Juba. A leaf.
 */
/** Spans of the calendar. */
export const NAMED_PERIODS = {
  today: 'today',
  thisMonth: 'this month',
  lastMonth: 'last month',
  nextMonth: 'next month',
  thisYear: 'this year',
  lastYear: 'last year',
  nextYear: 'next year',
} as const
export type NamedPeriod = keyof typeof NAMED_PERIODS

export const PERIOD_UNITS = { days: 'days', weeks: 'weeks', months: 'months', years: 'years' } as const
export type PeriodUnit = keyof typeof PERIOD_UNITS
const MAX_PERIOD_COUNT = 120

/** `thisYear`; `next:2:months`; `2026-01-01:2026-03-31`, one of the days may be missing. */
export type Period =
  | { kind: 'named'; name: NamedPeriod }
  | { kind: 'next' | 'last'; count: number; unit: PeriodUnit }
  | { kind: 'days'; from: string; to: string }

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  text >= '1900-01-01' &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  new Date(`${text}T00:00:00Z`).toISOString().slice(0, 10) === text

/** Reads a period as a condition holds it; undefined for a text that is none. */
export const readPeriod = (text: string): Period | undefined => {
  if (Object.hasOwn(NAMED_PERIODS, text)) return { kind: 'named', name: text as NamedPeriod }
  const [first = '', second = '', third = '', ...rest] = text.split(':')
  if (rest.length > 0) return undefined
  if (first === 'next' || first === 'last') {
    const count = /^[1-9]\d{0,2}$/.test(second) ? Number(second) : 0
    return count > 0 && count <= MAX_PERIOD_COUNT && Object.hasOwn(PERIOD_UNITS, third)
      ? { kind: first, count, unit: third as PeriodUnit }
      : undefined
  }
  if (third || (!first && !second)) return undefined
  if ((first && !isDay(first)) || (second && !isDay(second)) || (first && second && first > second))
    return undefined
  return { kind: 'days', from: first, to: second }
}

const SPELLED = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const dayText = (day: string): string => SPELLED.format(new Date(`${day}T00:00:00Z`))

/** A period in words: `in the next 2 months`, `this year`, `from 1 March 2026`. */
export const periodText = (text: string): string => {
  const period = readPeriod(text)
  if (!period) return 'at a time that cannot be read'
  if (period.kind === 'named') return NAMED_PERIODS[period.name]
  if (period.kind === 'days') {
    if (!period.to) return `from ${dayText(period.from)}`
    return period.from
      ? `from ${dayText(period.from)} to ${dayText(period.to)}`
      : `until ${dayText(period.to)}`
  }
  const { count, unit, kind } = period
  return count === 1 ? `in the ${kind} ${unit.slice(0, -1)}` : `in the ${kind} ${count} ${unit}`
}

const toDay = (date: Date): string => date.toISOString().slice(0, 10)
const utc = (day: string): Date => new Date(`${day}T00:00:00Z`)

const plusMonths = (day: string, months: number): string => {
  const from = utc(day)
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(from.getUTCDate(), last))
  return toDay(first)
}

/** A day that much later or, with a negative number, earlier; at the end of a shorter month its last day. */
export const addToDay = (day: string, count: number, unit: PeriodUnit): string => {
  if (unit === 'months') return plusMonths(day, count)
  if (unit === 'years') return plusMonths(day, 12 * count)
  return toDay(new Date(utc(day).getTime() + count * (unit === 'weeks' ? 7 : 1) * 86_400_000))
}
