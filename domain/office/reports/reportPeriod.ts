import { endOfJubaDay, fromJubaTime, toJubaTime } from '../../../platform/jubaTime'

/** The period of a report. */
export interface ReportPeriod {
  /** `YYYY-MM`, the first and the last are in it. */
  months: string[]
  from: string
  to: string
  /** The first moment, and the moment after the last. */
  start: Date
  before: Date
  now: Date
}

const USUAL_MONTHS = 12

const toMonth = (number: number): string =>
  `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`

const numberOf = (month: string): number => 12 * Number(month.slice(0, 4)) + Number(month.slice(5)) - 1

/** The first moment of a month in Juba. */
const startOfMonth = (month: string): Date => new Date(fromJubaTime(`${month}-01T00:00`))

/** The first and the last day of a month, `YYYY-MM-DD`. */
export const daysOfMonth = (month: string): { first: string; last: string } => {
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()
  return { first: `${month}-01`, last: `${month}-${String(last).padStart(2, '0')}` }
}

/** The last moment of a month; the present moment for the month that is not over. */
export const endOfMonth = (month: string, now: Date): Date => {
  const end = endOfJubaDay(daysOfMonth(month).last)
  return end > now ? now : end
}

/**
 * Reads the period of a report. Months to come are left out.
 * @param asked the first and the last month; left out, the last twelve
 */
export const readReportPeriod = (
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now = new Date(),
): ReportPeriod => {
  const present = numberOf(toJubaTime(now).slice(0, 7))
  const last = Math.min(to ? numberOf(to) : present, present)
  const first = Math.min(from ? numberOf(from) : last - USUAL_MONTHS + 1, last)
  const months = Array.from({ length: last - first + 1 }, (_, index) => toMonth(first + index))
  return {
    months,
    from: toMonth(first),
    to: toMonth(last),
    start: startOfMonth(toMonth(first)),
    before: startOfMonth(toMonth(last + 1)),
    now,
  }
}

/** The same months of the year before. */
export const yearBefore = ({
  from,
  to,
}: Pick<ReportPeriod, 'from' | 'to'>): { from: string; to: string } => ({
  from: toMonth(numberOf(from) - 12),
  to: toMonth(numberOf(to) - 12),
})

/** The calendar years of a period. */
export const yearsOf = ({ from, to }: Pick<ReportPeriod, 'from' | 'to'>): number[] => {
  const first = Number(from.slice(0, 4))
  return Array.from({ length: Number(to.slice(0, 4)) - first + 1 }, (_, index) => first + index)
}
