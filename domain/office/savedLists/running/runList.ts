import type { Payload } from 'payload'
import type { Range } from '../../../../platform/pageOfRows'
import { sortById } from '../../../../platform/sortById'
import type { ListQuery } from './buildQuery'
import { checkFirstRows, isCounted } from './checkFirstRows'
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

/** The people a list finds, and the same for a query where they are few. */
interface Found {
  people: Set<string> | undefined
  few: string[] | undefined
}

/**
 * What a list holds, found when it is needed. People are ids in memory, 100 bytes each; rows are read in batches.
 * @param inTurn how people are found: beside few others
 */
export const runList = (
  payload: Payload,
  query: ListQuery,
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>,
): RunningList => {
  const { collection, own, isOnePerPerson } = query
  const isOwnNarrowed = Object.keys(own).length > 0

  const findNow = async (): Promise<Found> => {
    const people = await inTurn(() => findListPeople(payload, query))
    return { people, few: people && people.size <= FEW_PEOPLE ? [...people] : undefined }
  }
  let finding: Promise<Found> | undefined
  const find = (): Promise<Found> => (finding ??= findNow())

  const peopleOfRows = async (): Promise<Set<string>> => {
    const { people, few } = await find()
    if (people?.size === 0) return people
    const ofRows = await findPeople(payload, { collection, userField: 'user' }, own, few)
    return people && !few ? keep(people, (person) => ofRows.has(person)) : ofRows
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

  const countAll = (): Promise<number> => countRows(payload, collection, {})

  const countNow = async (): Promise<number> => {
    if (isCounted(query)) {
      const [set] = query.people
      return set.isNegated ? Math.max((await countAll()) - (await set.count()), 0) : set.count()
    }
    const { people, few } = await find()
    if (!people) return countRows(payload, collection, own)
    if (people.size === 0) return 0
    if (isOnePerPerson && isOwnNarrowed) return people.size
    if (few) return countRows(payload, collection, own, few)
    return isOnePerPerson ? (await peopleOfRows()).size : countPeopleOfRows(people)
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

  const keys = async function* (sortBy: string, range?: Range): AsyncGenerator<RowKey> {
    const sort = sortById(sortBy)
    // who reads a page asks next how many there are: the database does both at once
    if (range) count().catch(() => undefined)
    if (range && isCounted(query)) {
      const [list, all] = await Promise.all([count(), countAll()])
      const checked = await checkFirstRows(payload, query, { sort, range, size: { list, all } })
      if (checked) return yield* checked
    }
    const { people, few } = await find()
    if (people?.size === 0) return
    const page = people && few && range && (await findInFirstRows(people, sort, range))
    if (page) yield* page
    else if (people && !few) yield* within(rowsInOrder(people, sort), range)
    else
      yield* streamRowKeys(payload, collection, own, {
        sort,
        batchSize: BATCH,
        ...range,
        ...(few && { among: few }),
      })
  }

  return { count, keys, people: peopleOfRows }
}
