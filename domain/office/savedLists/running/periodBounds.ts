import { fromJubaTime, toJubaTime } from '../../../../platform/jubaTime'
import { type NamedPeriod, type Period, addToDay } from '../periods.schema'

/** Days of Juba's calendar, both included; empty without a bound. */
export interface DaySpan {
  from: string
  to: string
}

const namedSpan = (name: NamedPeriod, today: string): DaySpan => {
  if (name === 'today') return { from: today, to: today }
  const year = Number(today.slice(0, 4))
  const shift = { this: 0, last: -1, next: 1 }[name.slice(0, 4) as 'this' | 'last' | 'next']
  if (name.endsWith('Year')) return { from: `${year + shift}-01-01`, to: `${year + shift}-12-31` }
  const first = addToDay(`${today.slice(0, 7)}-01`, shift, 'months')
  return { from: first, to: addToDay(addToDay(first, 1, 'months'), -1, 'days') }
}

/**
 * The days that a period stands for at a moment. The next two months begin today and end before the same day two months
 * later; the last 30 days end today.
 */
export const spanOf = (period: Period, now: Date): DaySpan => {
  if (period.kind === 'days') return { from: period.from, to: period.to }
  const today = toJubaTime(now).slice(0, 10)
  if (period.kind === 'named') return namedSpan(period.name, today)
  const { kind, count, unit } = period
  return kind === 'next'
    ? { from: today, to: addToDay(addToDay(today, count, unit), -1, 'days') }
    : { from: addToDay(addToDay(today, -count, unit), 1, 'days'), to: today }
}

/** The moments of a period: from the first, before the second; undefined without a bound. */
export const boundsOf = (period: Period, now: Date): { from?: Date; before?: Date } => {
  const { from, to } = spanOf(period, now)
  return {
    ...(from && { from: new Date(fromJubaTime(`${from}T00:00`)) }),
    ...(to && { before: new Date(fromJubaTime(`${addToDay(to, 1, 'days')}T00:00`)) }),
  }
}
