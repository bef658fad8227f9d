const DAY_MS = 24 * 60 * 60 * 1000

/** Wall-clock time where the association is, `YYYY-MM-DDTHH:mm`, as a form's field of date and time holds it. */
const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Juba',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** A moment as Juba's clocks show it. */
export const toJubaTime = (moment: string | Date): string => {
  const part = Object.fromEntries(
    format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]),
  )
  return `${(part.year ?? '').padStart(4, '0')}-${part.month}-${part.day}T${part.hour}:${part.minute}`
}

/**
 * The moment at which Juba's clocks show a time, as an ISO date. Clocks there have been changed, hence not a
 * fixed distance.
 */
export const fromJubaTime = (wallTime: string): string => {
  const asUtc = Date.parse(`${wallTime}Z`)
  const shown = Date.parse(`${toJubaTime(new Date(asUtc))}Z`)
  return new Date(asUtc - (shown - asUtc)).toISOString()
}

/** The day in Juba, `YYYY-MM-DD`. */
export const todayInJuba = (now: string | Date = new Date()): string =>
  toJubaTime(now).slice(0, 'YYYY-MM-DD'.length)

/** The day after a day, both `YYYY-MM-DD`. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)

/** The day before a day, both `YYYY-MM-DD`. */
export const dayBefore = (day: string): string =>
  new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)

/** The last moment of a day in Juba, `YYYY-MM-DD`. */
export const endOfJubaDay = (day: string): Date => new Date(Date.parse(fromJubaTime(`${day}T23:59`)) + 59_999)

/** The last moment of the day in Juba that a moment is on. */
export const endOfDayInJuba = (moment: Date): Date => endOfJubaDay(todayInJuba(moment))

/**
 * The first moment in Juba of the day that is so many days before a last day: who is told seven days before
 * 31 December is told on 24 December.
 */
export const daysBefore = (lastDay: Date, days: number): Date =>
  new Date(fromJubaTime(`${todayInJuba(new Date(lastDay.getTime() - days * DAY_MS))}T00:00`))

/** The calendar year in Juba. */
export const jubaYear = (moment: string | Date): number => Number(toJubaTime(moment).slice(0, 4))

const days = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Juba',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const moments = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Juba',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** `Invalid Date` for what is none, so that one wrong date does not stop a mail. */
const shownBy = (format: Intl.DateTimeFormat, moment: string): string => {
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? String(date) : format.format(date)
}

/** `12 March 2026`, by Juba's calendar. */
export const formatJubaDate = (moment: string): string => shownBy(days, moment)

/** `Thursday 12 March 2026 at 14:00 (Juba time)` */
export const formatJubaMoment = (moment: string): string => `${shownBy(moments, moment)} (Juba time)`
