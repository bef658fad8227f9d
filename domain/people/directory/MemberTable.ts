import { letOthersRun } from '../../../platform/yieldLoop'
import type { IndexEntry } from './indexEntry'
import { type Marks, TextColumn } from './TextColumn'

/** What is kept of an entry beside its texts. */
export type Member = Omit<IndexEntry, 'text'>

const memberOf = ({ text: _, ...member }: IndexEntry): Member => member

/**
 * The members in memory, each in a place of its own. What a search compares first stands side by side: most of its time
 * would pass with fetching the texts of people whom it does not find.
 */
export class MemberTable {
  readonly #places = new Map<string, number>()
  readonly #members: (Member | undefined)[] = []
  readonly #free: number[] = []
  #untils = new Float64Array(0)
  #texts = new TextColumn()
  #names = new TextColumn()

  /** Puts entries into a table, in slices: the event loop is not held. Of two with one id the later one stays. */
  static async of(given: readonly IndexEntry[]): Promise<MemberTable> {
    const table = new MemberTable()
    const entries = [...new Map(given.map((entry) => [entry.id, entry])).values()]
    table.#untils = new Float64Array(entries.length)
    for (const [place, entry] of entries.entries()) {
      table.#note(place, entry)
      await letOthersRun()
    }
    table.#texts = await TextColumn.of(entries.map(({ text }) => text))
    table.#names = await TextColumn.of(entries.map(({ name }) => name))
    return table
  }

  get size(): number {
    return this.#places.size
  }

  /** The places that are taken. */
  places(): number[] {
    return [...this.#places.values()]
  }

  entries(): IndexEntry[] {
    return this.places().map((place) => ({ ...this.at(place), text: this.#texts.at(place) }))
  }

  find(id: string): Member | undefined {
    const place = this.#places.get(id)
    return place === undefined ? undefined : this.#members[place]
  }

  /** The member at a place that is taken. */
  at(place: number): Member {
    return this.#members[place] as Member
  }

  /** Whether the membership at a place counts at a moment, or has expired by then. */
  hasStanding(place: number, isExpired: boolean, now: number): boolean {
    return (this.#untils[place] ?? 0) > now !== isExpired
  }

  /** Marks the places whose text contains one of some searches. */
  withText(searches: readonly string[]): Marks {
    return this.#texts.placesWith(searches)
  }

  /** Marks the places whose name contains one of some searches. */
  withName(searches: readonly string[]): Marks {
    return this.#names.placesWith(searches)
  }

  /** Puts in an entry, in the place of an earlier one of the same id. Returns the place. */
  put(entry: IndexEntry): number {
    const place = this.#places.get(entry.id) ?? this.#free.pop() ?? this.#members.length
    if (place >= this.#untils.length) {
      const longer = new Float64Array(Math.max(1_024, 2 * place))
      longer.set(this.#untils)
      this.#untils = longer
    }
    this.#note(place, entry)
    this.#texts.put(place, entry.text)
    this.#names.put(place, entry.name)
    return place
  }

  remove(id: string): void {
    const place = this.#places.get(id)
    if (place === undefined) return
    this.#places.delete(id)
    this.#members[place] = undefined
    this.#free.push(place)
  }

  #note(place: number, entry: IndexEntry): void {
    this.#places.set(entry.id, place)
    this.#members[place] = memberOf(entry)
    this.#untils[place] = entry.until
  }
}
