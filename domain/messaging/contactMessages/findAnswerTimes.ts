import type { Payload } from 'payload'
import { countFirstAnswers, findAnswerMinutes } from './contactMessagesRepository'
import type { AnswerTimes } from './handling.schema'

const DAY_MS = 24 * 60 * 60_000

/** How many days back the times are counted. */
const WINDOWS = [30, 90] as const

/** The place of a percentile in a sorted list, by the nearest rank. */
const rank = (count: number, percent: number): number => Math.ceil((count * percent) / 100) - 1

const findWithin = async (payload: Payload, days: number, now: number): Promise<AnswerTimes> => {
  const since = new Date(now - days * DAY_MS)
  const count = await countFirstAnswers(payload, since)
  if (count === 0) return { days, count, median: null, p90: null }
  const [median, p90] = await Promise.all([
    findAnswerMinutes(payload, since, rank(count, 50)),
    findAnswerMinutes(payload, since, rank(count, 90)),
  ])
  return { days, count, median, p90 }
}

/**
 * How long people waited for a first answer, over the last 30 and 90 days; what is marked as spam does not count.
 * Source: issue 13, part 8.
 */
export const findAnswerTimes = (payload: Payload, now = Date.now()): Promise<AnswerTimes[]> =>
  Promise.all(WINDOWS.map((days) => findWithin(payload, days, now)))
