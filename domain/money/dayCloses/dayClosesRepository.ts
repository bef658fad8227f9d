import { type Collection, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { DayClose } from '../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'
import type { DayCloseInput } from './dayClose.schema'

/** A closed day as the database has it. */
export type StoredDayClose = Stored<DayClose>

const closesOf = (payload: Payload): Collection<StoredDayClose> =>
  modelOf(payload, 'day-closes').collection as unknown as Collection<StoredDayClose>

type Place = Pick<DayCloseInput, 'day' | 'currency' | 'chapter'>

const keyOf = ({ day, currency, chapter }: Place): string => `${chapter ?? 'office'}:${day}:${currency}`

/** Stores that a day is closed. Returns its id; undefined when it is closed already. */
export const createDayClose = async (
  payload: Payload,
  { chapter, reason, ...input }: DayCloseInput,
  facts: { expectedMinor: number; by: string },
): Promise<string | undefined> => {
  const _id = new ObjectId()
  try {
    await modelOf(payload, 'day-closes').create({
      _id,
      ...input,
      ...facts,
      key: keyOf({ ...input, chapter }),
      ...(chapter && { chapter }),
      ...(reason && { reason }),
      at: new Date(),
      needsFinalising: true,
    })
    return _id.toHexString()
  } catch (error) {
    if (isDuplicateKey(error)) return undefined
    throw error
  }
}

export const isDayClosed = async (payload: Payload, place: Place): Promise<boolean> =>
  (await closesOf(payload).countDocuments({ key: keyOf(place) })) > 0

/** The latest closed days. */
export const findDayCloses = (payload: Payload, limit: number): Promise<StoredDayClose[]> =>
  closesOf(payload).find().sort({ day: -1, _id: -1 }).limit(limit).toArray()

/** The closed days whose difference is not booked yet. */
export const findUnfinalisedDayCloses = (payload: Payload): Promise<StoredDayClose[]> =>
  closesOf(payload).find({ needsFinalising: true }).limit(500).toArray()

export const markDayCloseFinalised = async (payload: Payload, _id: ObjectId): Promise<void> => {
  await closesOf(payload).updateOne({ _id }, { $set: { needsFinalising: false } })
}
