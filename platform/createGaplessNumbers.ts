import type { CollectionSlug, Payload } from 'payload'
import { isDuplicateKey, modelOf } from './database'

interface IssuedNumber {
  _id: number
  year: number
}

export interface GaplessSeries {
  /** Holds a document for each number issued: the number is its `_id`. Documents are never deleted. */
  collection: CollectionSlug
  /** The field with the unique index that says what the number was issued for. */
  ownerField: string
  /** Begins each number as it is printed: `R` in `R-2026-0001`. */
  prefix: string
}

/** `R-2026-0001`: the number runs on over the years, so that no gap can hide between two of them. */
const formatNumber = (prefix: string, { _id, year }: IssuedNumber): string =>
  `${prefix}-${year}-${String(_id).padStart(4, '0')}`

/** The number that an owner has, else the highest plus one, taken by the process that inserts it first. */
const takeNumber = async (
  payload: Payload,
  { collection, ownerField }: GaplessSeries,
  owner: unknown,
  getYear: () => number,
): Promise<IssuedNumber> => {
  const numbers = modelOf(payload, collection)
  for (;;) {
    const issued = await numbers.findOne({ [ownerField]: owner }, { year: 1 }).lean<IssuedNumber | null>()
    if (issued) return issued
    const highest = await numbers
      .findOne({}, { _id: 1 })
      .sort({ _id: -1 })
      .lean<Pick<IssuedNumber, '_id'> | null>()
    const next = { _id: (highest?._id ?? 0) + 1, year: getYear() }
    try {
      await numbers.create({ ...next, [ownerField]: owner })
      return next
    } catch (error) {
      // the number was taken for another owner, or another process issued one for this owner: look again
      if (!isDuplicateKey(error)) throw error
    }
  }
}

/**
 * A series of numbers without gaps or duplicates. The unique keys of the collection decide between processes; within a
 * process callers queue, because a thousand at once would try for the same number a thousand times.
 * @returns issues the number of an owner: the one it has, else the next. Safe to repeat after a crash. `getYear` is
 * called when a new number is taken; its year is stored with the number
 */
export const createGaplessNumbers = (
  series: GaplessSeries,
): ((payload: Payload, owner: unknown, getYear: () => number) => Promise<string>) => {
  let queue: Promise<unknown> = Promise.resolve()
  return (payload, owner, getYear) => {
    const issued = queue.then(() => takeNumber(payload, series, owner, getYear))
    queue = issued.catch(() => undefined)
    return issued.then((number) => formatNumber(series.prefix, number))
  }
}
