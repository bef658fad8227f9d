import { sortInSlices } from '../../../platform/yieldLoop'
import { foldings, wordsOf } from '../../content/search/folding.schema'
import { hasOneTypo } from './hasOneTypo'
import type { DirectorySort } from './directory.schema'
import type { IndexEntry } from './indexEntry'
import { type Member, MemberTable } from './MemberTable'
import type { Marks } from './TextColumn'
import { keysOf } from '../../../platform/records.schema'

/** Beyond this, sorting again is faster than moving each entry. */
const MAX_SINGLE_MOVES = 200

type Compare = (a: Member, b: Member) => number

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

/** Marks of several searches in one, place for place. */
const combine = (
  [first = new Uint8Array(), ...others]: readonly Marks[],
  toMark: (one: number, other: number) => number,
): Marks => others.reduce((all, marks) => all.map((mark, place) => toMark(mark, marks[place] ?? 0)), first)

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
    const isFound = table.withText(foldings(search.trim()))
    const isWanted = ({ region: ofRegion, grade: ofGrade, divisions }: Member): boolean =>
      (!region || ofRegion === region) &&
      (!grade || ofGrade === grade) &&
      (!division || divisions.includes(division))
    const isNarrowed = Boolean(region || grade || division)
    const ids: string[] = []
    let total = 0
    for (const place of this.#orders[sort]) {
      if (!isFound[place] || !table.hasStanding(place, isExpired, now)) continue
      if (isNarrowed && !isWanted(table.at(place))) continue
      if (total >= skip && ids.length < limit) ids.push(table.at(place).id)
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
    const collect = (isFound: Marks, isMatch?: (name: string) => boolean): string[] => {
      const ids: string[] = []
      for (const place of this.#orders.name) {
        if (ids.length === limit) break
        if (!isFound[place] || !table.hasStanding(place, false, now)) continue
        const { id, name, isListed } = table.at(place)
        if ((isListed || !isListedOnly) && (isMatch?.(name) ?? true)) ids.push(id)
      }
      return ids
    }
    const words = wordsOf(search)
    /** Who has one of the given parts of every word. */
    const withEach = (partsOf: (word: string) => string[]): Marks =>
      combine(
        words.map((spellings) => table.withName(spellings.flatMap(partsOf))),
        Math.min,
      )
    const isContained = table.withName(foldings(search.trim()))
    const found = collect(
      words.length > 1 ? combine([isContained, withEach((word) => [word])], Math.max) : isContained,
    )
    return found.length > 0 || !words.flat().some((word) => word.length >= MIN_TYPO_LENGTH)
      ? found
      : collect(withEach(partsLeftByTypo), hasWordsWithTypo(words))
  }

  /** Where an entry stands in an order, or would stand. */
  #placeIn(sort: DirectorySort, entry: Member): number {
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
