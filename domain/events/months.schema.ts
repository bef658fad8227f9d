import type { EventCondition } from './eventTime.schema'

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/
/** How far from the present month the calendar reaches, in months. */
const REACH = 60

const DAY_MS = 24 * 60 * 60 * 1000
const DAYS_IN_WEEK = 7

const toDay = (moment: number): string => new Date(moment).toISOString().slice(0, 'YYYY-MM-DD'.length)

const countMonths = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1

/** The month that is so many months after a month, both `YYYY-MM`. */
export const moveMonth = (month: string, by: number): string => {
  const months = countMonths(month) + by
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`
}

/**
 * Whether the calendar of events has a page for a month.
 * @param month `YYYY-MM`
 * @param today the day in Juba, `YYYY-MM-DD`
 */
export const isShownMonth = (month: string, today: string): boolean =>
  MONTH.test(month) && Math.abs(countMonths(month) - countMonths(today.slice(0, 7))) <= REACH

/** The weeks of a month, from Monday on: seven days `YYYY-MM-DD` each, with those of the months before and after. */
export const weeksOfMonth = (month: string): string[][] => {
  const first = Date.parse(`${month}-01`)
  const end = Date.parse(`${moveMonth(month, 1)}-01`)
  const sinceMonday = (new Date(first).getUTCDay() + DAYS_IN_WEEK - 1) % DAYS_IN_WEEK
  const weeks: string[][] = []
  for (let monday = first - sinceMonday * DAY_MS; monday < end; monday += DAYS_IN_WEEK * DAY_MS)
    weeks.push(Array.from({ length: DAYS_IN_WEEK }, (_, day) => toDay(monday + day * DAY_MS)))
  return weeks
}

/** The condition that finds the events that are at some time between two moments, as ISO dates. */
export const eventsBetween = (from: string, until: string): EventCondition => ({
  and: [
    { isDateToBeAnnounced: { not_equals: true } },
    { eventDate: { less_than: until } },
    {
      or: [
        { endDate: { greater_than_equal: from } },
        { and: [{ endDate: { exists: false } }, { eventDate: { greater_than_equal: from } }] },
      ],
    },
  ],
})
