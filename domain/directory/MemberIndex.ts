import { sortInSlices } from '../../platform/yieldLoop'
import { foldings, wordsOf } from '../search/folding.schema'
import { hasOneTypo } from './hasOneTypo'
import type { DirectorySort } from './directory.schema'
import type { IndexEntry } from './indexEntry'
import { MemberTable } from './MemberTable'
import { type Wanted, signatureOf } from './pairSignature'
import { keysOf } from '../../platform/records.schema'

/** Beyond this, sorting again is faster than moving each entry. */
const MAX_SINGLE_MOVES = 200

type Compare = (a: IndexEntry, b: IndexEntry) => number

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
const byName: Compare = (a, b) => byText(a.name, b.name) || byText(a.id, b.id)
const byNewest: Compare = (a, b) => (a.joined === b.joined ? byName(a, b) : a.joined < b.joined ? 1 : -1)

const COMPARE: Record<DirectorySort, Compare> = { name: byName, newest: byNewest }
const SORTS = keysOf(COMPARE)

export interface MemberFilter {
  search: string
  region?: string
  grade?: string
  /** Id of a division. */
  division?: string
  /** Those whose membership has expired, for staff; otherwise those whose membership counts. */
  isExpired?: boolean
  sort: DirectorySort
  /** How many come before those wanted. */
  skip: number
  limit: number
}

/** Whether a folded text contains a search, in any of its spellings. */
const matcher = (search: string): ((text: string) => boolean) => {
  const [first, second] = foldings(search.trim())
  return second === undefined
    ? (text) => text.includes(first)
    : (text) => text.includes(first) || text.includes(second)
}

/** Shorter words are one letter away from too many others. */
const MIN_TYPO_LENGTH = 4

/** Whether a name has every word of a search, with one typo at most in each. */
const hasWordsWithTypo =
  (words: string[][]) =>
  (name: string): boolean => {
    const parts = name.split(/[ \0-]/)
    return words.every((spellings) =>
      spellings.some((word) =>
        parts.some(
          (part) => part.startsWith(word) || (word.length >= MIN_TYPO_LENGTH && hasOneTypo(word, part)),
        ),
      ),
    )
  }

/** Of a word with one typo one half stands as it is; a shorter word is taken as it is. */
const partsLeftByTypo = (word: string): string[] => {
  if (word.length < MIN_TYPO_LENGTH) return [word]
  const middle = word.length >>> 1
  return [word.slice(0, middle), word.slice(middle)]
}

type Orders = Record<DirectorySort, number[]>

const sortAll = async (table: MemberTable): Promise<Orders> => {
  const sorted = (sort: DirectorySort): Promise<number[]> =>
    sortInSlices(table.places(), (a, b) => COMPARE[sort](table.at(a), table.at(b)))
  return { name: await sorted('name'), newest: await sorted('newest') }
}

/**
 * Every member of the directory in this process's memory, in each order: 50,000 are searched in a few milliseconds,
 * where the database needs longer than a page may take. It holds nothing that the database does not.
 */
export class MemberIndex {
  #table = new MemberTable()
  /** The places of all members in each order. */
  #orders: Orders = { name: [], newest: [] }

  /** The number of entries, expired ones included. */
  get size(): number {
    return this.#table.size
  }

  /** Whether a member is shown, or one whose membership has expired if those are. */
  has(id: string, { isExpiredShown = false, now = Date.now() } = {}): boolean {
    const entry = this.#table.find(id)
    return entry !== undefined && (isExpiredShown || entry.until > now)
  }

  /** Replaces all entries. Searches during the call find the earlier ones. */
  async replace(entries: readonly IndexEntry[]): Promise<void> {
    const table = await MemberTable.of(entries)
    this.#orders = await sortAll(table)
    this.#table = table
  }

  /** Applies changes: an entry, or undefined for a member who is not shown any more. */
  async update(changes: ReadonlyMap<string, IndexEntry | undefined>): Promise<void> {
    if (changes.size > MAX_SINGLE_MOVES) {
      const entries = new Map(this.#table.entries().map((entry) => [entry.id, entry]))
      for (const [id, entry] of changes) {
        if (entry) entries.set(id, entry)
        else entries.delete(id)
      }
      await this.replace([...entries.values()])
      return
    }
    for (const [id, entry] of changes) {
      this.#takeOut(id)
      if (entry) this.#putIn(entry)
    }
  }

  /** The ids that a filter leaves, a page of them, and how many there are in all. */
  find(
    { search, region, grade, division, isExpired = false, sort, skip, limit }: MemberFilter,
    now = Date.now(),
  ): { ids: string[]; total: number } {
    const table = this.#table
    const wanted = [foldings(search.trim()).map(signatureOf)]
    const isFound = matcher(search)
    const ids: string[] = []
    let total = 0
    for (const place of this.#orders[sort]) {
      if (!table.hasStanding(place, isExpired, now) || !table.mayContain(place, wanted)) continue
      const entry = table.at(place)
      if (region && entry.region !== region) continue
      if (grade && entry.grade !== grade) continue
      if (division && !entry.divisions.includes(division)) continue
      if (!isFound(entry.text)) continue
      if (total >= skip && ids.length < limit) ids.push(entry.id)
      total += 1
    }
    return { ids, total }
  }

  /**
   * The first ids, by name, whose name holds every word of a text, or its beginning, or the text as it stands. Where
   * nobody's does, a word may have one typo.
   */
  findByName(
    search: string,
    { isListedOnly, limit, now = Date.now() }: { isListedOnly: boolean; limit: number; now?: number },
  ): string[] {
    const table = this.#table
    const collect = (isFound: (name: string) => boolean, wanted: Wanted): string[] => {
      const ids: string[] = []
      for (const place of this.#orders.name) {
        if (ids.length === limit) break
        if (!table.hasStanding(place, false, now) || !table.mayContain(place, wanted)) continue
        const entry = table.at(place)
        if ((entry.isListed || !isListedOnly) && isFound(entry.name)) ids.push(entry.id)
      }
      return ids
    }
    const isContained = matcher(search)
    const words = wordsOf(search)
    const found = collect(
      words.length > 1
        ? (name) =>
            isContained(name) || words.every((spellings) => spellings.some((word) => name.includes(word)))
        : isContained,
      words.map((spellings) => spellings.map(signatureOf)),
    )
    return found.length > 0 || !words.flat().some((word) => word.length >= MIN_TYPO_LENGTH)
      ? found
      : collect(
          hasWordsWithTypo(words),
          words.map((spellings) => spellings.flatMap(partsLeftByTypo).map(signatureOf)),
        )
  }

  /** Where an entry stands in an order, or would stand. */
  #placeIn(sort: DirectorySort, entry: IndexEntry): number {
    const order = this.#orders[sort]
    let low = 0
    let high = order.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (COMPARE[sort](this.#table.at(order[middle] ?? 0), entry) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  #takeOut(id: string): void {
    const known = this.#table.find(id)
    if (!known) return
    for (const sort of SORTS) this.#orders[sort].splice(this.#placeIn(sort, known), 1)
    this.#table.remove(id)
  }

  #putIn(entry: IndexEntry): void {
    const place = this.#table.put(entry)
    for (const sort of SORTS) this.#orders[sort].splice(this.#placeIn(sort, entry), 0, place)
  }
}
