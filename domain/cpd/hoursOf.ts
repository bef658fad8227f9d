import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'

/** The days of a year, as the dates of entries are kept: at some time of the day in UTC. */
export const daysOf = (year: number): { $gte: Date; $lt: Date } => ({
  $gte: new Date(Date.UTC(year, 0, 1)),
  $lt: new Date(Date.UTC(year + 1, 0, 1)),
})

/** The hours that a member recorded for a year. */
export const hoursOf = async (payload: Payload, user: string, year: number): Promise<number> => {
  const entries = await modelOf(payload, 'cpd-entries')
    .find({ user, date: daysOf(year) }, { hours: 1 })
    .lean<{ hours: number }[]>()
  return entries.reduce((sum, { hours }) => sum + hours, 0)
}
