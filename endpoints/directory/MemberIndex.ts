import { type IndexEntry, toSearchText } from './indexEntry'
import type { DirectorySort } from './schema'

/** Beyond this, sorting anew is quicker than putting each in its place. */
const MAX_SINGLE_MOVES = 200

type Compare = (a: IndexEntry, b: IndexEntry) => number

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
const byName: Compare = (a, b) => byText(a.name, b.name) || byText(a.id, b.id)
const byNewest: Compare = (a, b) => (a.joined === b.joined ? byName(a, b) : a.joined < b.joined ? 1 : -1)

const COMPARE: Record<DirectorySort, Compare> = { name: byName, newest: byNewest }

export interface MemberFilter {
  search: string
  region?: string
  grade?: string
  /** Id of a division. */
  division?: string
  sort: DirectorySort
  /** How many come before those wanted. */
  skip: number
  limit: number
}

/** Where an entry stands in a sorted list, or would stand. */
const placeOf = (entries: readonly IndexEntry[], entry: IndexEntry, compare: Compare): number => {
  let low = 0
  let high = entries.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const other = entries[middle]
    if (other && compare(other, entry) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Every member of the directory in this process's memory, in each order: 50,000 are searched in a few milliseconds,
 * where the database needs longer than a page may take. It knows nothing that the database does not.
 */
export class MemberIndex {
  readonly #entries = new Map<string, IndexEntry>()
  readonly #sorted: Record<DirectorySort, IndexEntry[]> = { name: [], newest: [] }

  /** How many members it knows. */
  get size(): number {
    return this.#entries.size
  }

  /** Whether a member is shown. */
  has(id: string): boolean {
    return this.#entries.has(id)
  }

  /** Forgets everybody and begins anew. */
  replace(entries: readonly IndexEntry[]): void {
    this.#entries.clear()
    for (const entry of entries) this.#entries.set(entry.id, entry)
    this.#sortAll()
  }

  /** Takes over what has changed: an entry, or undefined for who is not shown any more. */
  update(changes: ReadonlyMap<string, IndexEntry | undefined>): void {
    const isMany = changes.size > MAX_SINGLE_MOVES
    for (const [id, entry] of changes) {
      const known = this.#entries.get(id)
      if (entry) this.#entries.set(id, entry)
      else this.#entries.delete(id)
      if (!isMany) this.#move(known, entry)
    }
    if (isMany) this.#sortAll()
  }

  /** The ids that a filter leaves, a page of them, and how many there are in all. */
  find({ search, region, grade, division, sort, skip, limit }: MemberFilter): { ids: string[]; total: number } {
    const text = toSearchText(search)
    const ids: string[] = []
    let total = 0
    for (const entry of this.#sorted[sort]) {
      if (region && entry.region !== region) continue
      if (grade && entry.grade !== grade) continue
      if (division && !entry.divisions.includes(division)) continue
      if (text && !entry.text.includes(text)) continue
      if (total >= skip && ids.length < limit) ids.push(entry.id)
      total += 1
    }
    return { ids, total }
  }

  /** The first ids, by name, whose name contains a text. */
  findByName(search: string, { isListedOnly, limit }: { isListedOnly: boolean; limit: number }): string[] {
    const text = toSearchText(search)
    const ids: string[] = []
    for (const { id, name, isListed } of this.#sorted.name) {
      if (ids.length === limit) break
      if ((isListed || !isListedOnly) && name.includes(text)) ids.push(id)
    }
    return ids
  }

  #sortAll(): void {
    for (const sort of Object.keys(COMPARE) as DirectorySort[]) this.#sorted[sort] = [...this.#entries.values()].sort(COMPARE[sort])
  }

  #move(known: IndexEntry | undefined, entry: IndexEntry | undefined): void {
    for (const sort of Object.keys(COMPARE) as DirectorySort[]) {
      const entries = this.#sorted[sort]
      if (known) entries.splice(placeOf(entries, known, COMPARE[sort]), 1)
      if (entry) entries.splice(placeOf(entries, entry, COMPARE[sort]), 0, entry)
    }
  }
}
