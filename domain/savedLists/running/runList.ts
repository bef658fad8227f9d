import type { Payload } from 'payload'
import type { Range } from '../../../platform/pageOfRows'
import { sortById } from '../../../platform/sortById'
import type { ListQuery } from './buildQuery'
import { FEW_PEOPLE, findListPeople, keep } from './findListPeople'
import { type RowKey, countRows, findPeople, streamRowKeys } from './listQueryRepository'

/** What a list holds at a moment: counted, or its rows in an order. */
export interface RunningList {
  count: () => Promise<number>
  /** The keys of its rows, in an order; a part of them, if wanted. */
  keys: (sort: string, range?: Range) => AsyncGenerator<RowKey>
  /** Its people, each once. */
  people: () => Promise<Set<string>>
}

const BATCH = 500

/** The part of a stream that a range names. */
const within = async function* <Item>(
  items: AsyncIterable<Item>,
  { skip, limit }: Range = { skip: 0, limit: Infinity },
): AsyncGenerator<Item> {
  let place = 0
  for await (const item of items) {
    if (place >= skip) yield item
    place += 1
    if (place >= skip + limit) return
  }
}

/** Finds what a list holds. People are ids in memory, 100 bytes each; rows are read in batches. */
export const runList = async (payload: Payload, query: ListQuery): Promise<RunningList> => {
  const { collection, own, isOnePerPerson } = query
  const found = await findListPeople(payload, query)
  const few = found && found.size <= FEW_PEOPLE ? [...found] : undefined
  const isOwnNarrowed = Object.keys(own).length > 0

  const peopleOfRows = async (): Promise<Set<string>> => {
    if (found?.size === 0) return found
    const ofRows = await findPeople(payload, { collection, userField: 'user' }, own, few)
    return found && !few ? keep(found, (person) => ofRows.has(person)) : ofRows
  }

  const countPeopleOfRows = async (among: Set<string>): Promise<number> => {
    let count = 0
    for await (const { user } of streamRowKeys(payload, collection, own, {
      sort: { _id: 1 },
      batchSize: 5_000,
    }))
      if (user !== null && among.has(user)) count += 1
    return count
  }

  const countNow = async (): Promise<number> => {
    if (!found) return countRows(payload, collection, own)
    if (found.size === 0) return 0
    if (isOnePerPerson && isOwnNarrowed) return found.size
    if (few) return countRows(payload, collection, own, few)
    return isOnePerPerson ? (await peopleOfRows()).size : countPeopleOfRows(found)
  }

  let counted: Promise<number> | undefined
  const count = (): Promise<number> => (counted ??= countNow())

  /** Of all rows in an order, or the first of them, those of the people found. */
  const rowsInOrder = async function* (
    people: Set<string>,
    sort: Record<string, 1 | -1>,
    limit?: number,
  ): AsyncGenerator<RowKey> {
    for await (const key of streamRowKeys(payload, collection, own, { sort, limit, batchSize: BATCH }))
      if (key.user !== null && people.has(key.user)) yield key
  }

  /** A page that the first rows fill: found sooner than all rows of the people found, to be sorted. */
  const findInFirstRows = async (
    people: Set<string>,
    sort: Record<string, 1 | -1>,
    range: Range,
  ): Promise<RowKey[] | undefined> => {
    const rows = Math.ceil(people.size / 2)
    if (rows < range.skip + range.limit) return undefined
    const page: RowKey[] = []
    for await (const key of within(rowsInOrder(people, sort, rows), range)) page.push(key)
    return page.length === range.limit ? page : undefined
  }

  const keys = async function* (sort: string, range?: Range): AsyncGenerator<RowKey> {
    const order = sortById(sort)
    if (found?.size === 0) return
    // who reads a page asks next how many there are: the database does both at once
    if (range) count().catch(() => undefined)
    const page = found && few && range && (await findInFirstRows(found, order, range))
    if (page) yield* page
    else if (found && !few) yield* within(rowsInOrder(found, order), range)
    else
      yield* streamRowKeys(payload, collection, own, {
        sort: order,
        batchSize: BATCH,
        ...range,
        ...(few && { among: few }),
      })
  }

  return { count, keys, people: peopleOfRows }
}
