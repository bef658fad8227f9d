import type { Payload } from 'payload'
import type { CpdEntry } from '../../payload-types'
import { modelOf } from '../../platform/database'
import type { Stored } from '../../platform/stored.types'

export type StoredCpdEntry = Stored<CpdEntry, 'date'>

const entriesOf = (payload: Payload) => modelOf(payload, 'cpd-entries')

/** The days of a year. The dates of entries are stored at some time of the day in UTC. */
const daysOf = (year: number): { $gte: Date; $lt: Date } => ({
  $gte: new Date(Date.UTC(year, 0, 1)),
  $lt: new Date(Date.UTC(year + 1, 0, 1)),
})

/** A member's entries of a year, latest first. */
export const findEntries = (
  payload: Payload,
  user: string,
  year: number,
  { skip = 0, limit }: { skip?: number; limit: number },
): Promise<StoredCpdEntry[]> =>
  entriesOf(payload)
    .find({ user, date: daysOf(year) })
    .sort({ date: -1, _id: -1 })
    .skip(skip)
    .limit(limit)
    .lean<StoredCpdEntry[]>()
    .exec()

export const countEntries = (payload: Payload, user: string, year: number): Promise<number> =>
  entriesOf(payload)
    .countDocuments({ user, date: daysOf(year) })
    .exec()

/** The hours that a member recorded for a year. */
export const sumHours = async (payload: Payload, user: string, year: number): Promise<number> => {
  const entries = await entriesOf(payload)
    .find({ user, date: daysOf(year) }, { hours: 1 })
    .lean<Pick<StoredCpdEntry, 'hours'>[]>()
  return entries.reduce((sum, { hours }) => sum + hours, 0)
}

/** The years that hold an entry of a member, each as often as it holds one. */
export const findYears = async (payload: Payload, user: string): Promise<number[]> => {
  const entries = await entriesOf(payload)
    .find({ user }, { _id: 0, date: 1 })
    .lean<Pick<StoredCpdEntry, 'date'>[]>()
  return entries.map(({ date }) => date.getUTCFullYear())
}

/** A member's entries of all years, latest first. */
export const findLatestEntries = (payload: Payload, user: string, limit: number): Promise<StoredCpdEntry[]> =>
  entriesOf(payload).find({ user }).sort({ date: -1, _id: -1 }).limit(limit).lean<StoredCpdEntry[]>().exec()

export const countAllEntries = (payload: Payload, user: string): Promise<number> =>
  entriesOf(payload).countDocuments({ user }).exec()
