import type { Payload } from 'payload'
import { inBatches } from '../../../../platform/inBatches'
import type { Range } from '../../../../platform/pageOfRows'
import type { ListQuery, PeopleSet } from './buildQuery'
import { type RowKey, streamRowKeys } from './listQueryRepository'

/** A list that says one thing of people and nothing of its rows: `PeopleSet.count` counts it. */
export type CountedList = ListQuery & { people: [PeopleSet & Required<Pick<PeopleSet, 'count'>>] }

/** Whether a list can be counted without finding everybody. */
export const isCounted = (query: ListQuery): query is CountedList =>
  query.isOnePerPerson &&
  query.people.length === 1 &&
  query.people[0]?.count !== undefined &&
  Object.keys(query.own).length === 0

/** Up to so many rows are checked for a page; else everybody is found. */
const CHECKED_ROWS = 3_000
const BATCH = 500

/**
 * The rows of a list, in an order, found by checking the first rows of all.
 * @param size how many rows the list has, and how many there are in all: where few of them are the list's, no row is
 * checked
 * @returns undefined where the first rows do not fill the range
 */
export const checkFirstRows = async (
  payload: Payload,
  { collection, people: [set] }: CountedList,
  { sort, range, size }: { sort: Record<string, 1 | -1>; range: Range; size: { list: number; all: number } },
): Promise<RowKey[] | undefined> => {
  const wanted = range.skip + range.limit
  if (wanted * size.all > CHECKED_ROWS * size.list) return undefined
  const rows = streamRowKeys(payload, collection, {}, { sort, limit: CHECKED_ROWS, batchSize: BATCH })
  const found: RowKey[] = []
  for await (const batch of inBatches(rows, BATCH)) {
    const met = await set.find(batch.flatMap(({ user }) => user ?? []))
    found.push(...batch.filter(({ user }) => user !== null && met.has(user) !== set.isNegated))
    if (found.length >= wanted) return found.slice(range.skip, wanted)
  }
  return undefined
}
